import { describe, expect, test } from 'vitest';
import { addressLines, buildingName, mapQuery, placeName } from '#src/law/courts/office-place.ts';

const office = (address: string, place = 'Springfield') => ({ place, address });

describe('the address of an office', () => {
  test.each([
    ['400 Lomas Blvd. NW, Albuquerque, NM 87102', ['400 Lomas Blvd. NW', 'Albuquerque, NM 87102']],
    [
      'Hall of Justice, Civil Business Office, 330 W. Broadway, Room 225, San Diego, CA 92101',
      ['Hall of Justice', 'Civil Business Office, 330 W. Broadway, Room 225', 'San Diego, CA 92101'],
    ],
    [
      'Martin Luther King, Jr. Federal Building, 312 S. Main - Room 406, Victoria, TX 77901',
      ['Martin Luther King, Jr. Federal Building', '312 S. Main - Room 406', 'Victoria, TX 77901'],
    ],
    ['201 South Evans St., Greenville, NC', ['201 South Evans St.', 'Greenville, NC']],
  ])('%s stands on lines of its own', (address, lines) => {
    expect(addressLines(office(address))).toEqual(lines);
  });

  test.each([
    [
      'Hall of Justice, Civil Business Office, 330 W. Broadway, Room 225, San Diego, CA 92101',
      '330 W. Broadway, San Diego, CA',
    ],
    ['309 US Courthouse Bldg., 100 Otis St., Asheville, NC 28801', '100 Otis St., Asheville, NC'],
    [
      'Martin Luther King, Jr. Federal Building, 312 S. Main - Room 406, Victoria, TX 77901',
      '312 S. Main, Victoria, TX',
    ],
    [
      'United States Courthouse, 121 Spring Street-Room 201, Gainesville, GA 30501',
      '121 Spring Street, Gainesville, GA',
    ],
    ['109 South Pearl Street, 2nd Floor, Natchez, MS 39120', '109 South Pearl Street, Natchez, MS'],
    ['One Church Street, Montgomery, AL 36104', 'One Church Street, Montgomery, AL'],
    ['1 Courthouse Way, Suite 2300, Boston, MA 02210', '1 Courthouse Way, Boston, MA'],
    ['333 Constitution Avenue, NW., Washington, DC 20001', '333 Constitution Avenue, NW., Washington, DC'],
    ['220 Depot Street, West, Greeneville, TN 37743', '220 Depot Street, West, Greeneville, TN'],
    [
      'James M. Hanley Federal Building, 100 South Clinton Street, PO Box 7367, Syracuse, NY 13261-7367',
      '100 South Clinton Street, Syracuse, NY',
    ],
    // Nothing in it is a street with a number: all but the room is left.
    [
      'Judge Isaac C. Parker Federal Building, South 6th Street and Rogers Avenue, Room 1038, Fort Smith, AR 72901',
      'Judge Isaac C. Parker Federal Building, South 6th Street and Rogers Avenue, Fort Smith, AR',
    ],
  ])('%s is looked for as %s', (address, query) => {
    expect(mapQuery(office(address))).toBe(query);
  });
});

describe('an office', () => {
  test('is called by its city, or by the county that it serves from a city of another name', () => {
    expect(placeName(office('525 Magoffin Avenue, El Paso, TX 79901', 'El Paso'))).toBe('El Paso');
    expect(placeName(office('103 S. Oliver Drive, Aztec, NM', 'San Juan'))).toBe('San Juan County');
  });

  test.each([
    ['Central Justice Center, 700 Civic Center Drive West, Santa Ana, CA 92701', 'Central Justice Center'],
    ['United States Courthouse, 515 Rusk Avenue, Houston, TX 77002', null],
    ['U.S. Courthouse, 15 Henry Street, Binghamton, NY 13901', null],
    ['Federal Building, Room 712, 200 West Second Street, Dayton, OH 45402', null],
    ['330 Federal Bldg., Marquette, MI 49855', null],
    ['One Exchange Terrace, Federal Building and Courthouse, Providence, RI 02903', null],
  ])('%s has the building %s', (address, name) => {
    expect(buildingName(office(address))).toBe(name);
  });
});
