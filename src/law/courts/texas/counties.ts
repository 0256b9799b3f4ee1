/** The 254 counties of Texas, each with a county court, justices of the peace and a district court that sits there. */
export const TEXAS_COUNTIES: readonly string[] = [
  ...['Anderson', 'Andrews', 'Angelina', 'Aransas', 'Archer', 'Armstrong', 'Atascosa', 'Austin', 'Bailey'],
  ...['Bandera', 'Bastrop', 'Baylor', 'Bee', 'Bell', 'Bexar', 'Blanco', 'Borden', 'Bosque', 'Bowie'],
  ...['Brazoria', 'Brazos', 'Brewster', 'Briscoe', 'Brooks', 'Brown', 'Burleson', 'Burnet', 'Caldwell'],
  ...['Calhoun', 'Callahan', 'Cameron', 'Camp', 'Carson', 'Cass', 'Castro', 'Chambers', 'Cherokee'],
  ...['Childress', 'Clay', 'Cochran', 'Coke', 'Coleman', 'Collin', 'Collingsworth', 'Colorado', 'Comal'],
  ...['Comanche', 'Concho', 'Cooke', 'Coryell', 'Cottle', 'Crane', 'Crockett', 'Crosby', 'Culberson'],
  ...['Dallam', 'Dallas', 'Dawson', 'DeWitt', 'Deaf Smith', 'Delta', 'Denton', 'Dickens', 'Dimmit'],
  ...['Donley', 'Duval', 'Eastland', 'Ector', 'Edwards', 'El Paso', 'Ellis', 'Erath', 'Falls', 'Fannin'],
  ...['Fayette', 'Fisher', 'Floyd', 'Foard', 'Fort Bend', 'Franklin', 'Freestone', 'Frio', 'Gaines'],
  ...['Galveston', 'Garza', 'Gillespie', 'Glasscock', 'Goliad', 'Gonzales', 'Gray', 'Grayson', 'Gregg'],
  ...['Grimes', 'Guadalupe', 'Hale', 'Hall', 'Hamilton', 'Hansford', 'Hardeman', 'Hardin', 'Harris'],
  ...['Harrison', 'Hartley', 'Haskell', 'Hays', 'Hemphill', 'Henderson', 'Hidalgo', 'Hill', 'Hockley'],
  ...['Hood', 'Hopkins', 'Houston', 'Howard', 'Hudspeth', 'Hunt', 'Hutchinson', 'Irion', 'Jack', 'Jackson'],
  ...['Jasper', 'Jeff Davis', 'Jefferson', 'Jim Hogg', 'Jim Wells', 'Johnson', 'Jones', 'Karnes'],
  ...['Kaufman', 'Kendall', 'Kenedy', 'Kent', 'Kerr', 'Kimble', 'King', 'Kinney', 'Kleberg', 'Knox'],
  ...['La Salle', 'Lamar', 'Lamb', 'Lampasas', 'Lavaca', 'Lee', 'Leon', 'Liberty', 'Limestone', 'Lipscomb'],
  ...['Live Oak', 'Llano', 'Loving', 'Lubbock', 'Lynn', 'Madison', 'Marion', 'Martin', 'Mason'],
  ...['Matagorda', 'Maverick', 'McCulloch', 'McLennan', 'McMullen', 'Medina', 'Menard', 'Midland', 'Milam'],
  ...['Mills', 'Mitchell', 'Montague', 'Montgomery', 'Moore', 'Morris', 'Motley', 'Nacogdoches', 'Navarro'],
  ...['Newton', 'Nolan', 'Nueces', 'Ochiltree', 'Oldham', 'Orange', 'Palo Pinto', 'Panola', 'Parker'],
  ...['Parmer', 'Pecos', 'Polk', 'Potter', 'Presidio', 'Rains', 'Randall', 'Reagan', 'Real', 'Red River'],
  ...['Reeves', 'Refugio', 'Roberts', 'Robertson', 'Rockwall', 'Runnels', 'Rusk', 'Sabine'],
  ...['San Augustine', 'San Jacinto', 'San Patricio', 'San Saba', 'Schleicher', 'Scurry', 'Shackelford'],
  ...['Shelby', 'Sherman', 'Smith', 'Somervell', 'Starr', 'Stephens', 'Sterling', 'Stonewall', 'Sutton'],
  ...['Swisher', 'Tarrant', 'Taylor', 'Terrell', 'Terry', 'Throckmorton', 'Titus', 'Tom Green', 'Travis'],
  ...['Trinity', 'Tyler', 'Upshur', 'Upton', 'Uvalde', 'Val Verde', 'Van Zandt', 'Victoria', 'Walker'],
  ...['Waller', 'Ward', 'Washington', 'Webb', 'Wharton', 'Wheeler', 'Wichita', 'Wilbarger', 'Willacy'],
  ...['Williamson', 'Wilson', 'Winkler', 'Wise', 'Wood', 'Yoakum', 'Young', 'Zapata', 'Zavala'],
];

/** 'De Witt' and 'DeWitt', 'McLennan' and 'Mc Lennan'. */
const spelled = (county: string) =>
  county
    .replace(/^(De|Mc|La ?)(?=[A-Z])/, '$1 ')
    .split(/ +/)
    .join('\\s*');

const ANY = [...TEXAS_COUNTIES].sort((a, b) => b.length - a.length).map(spelled);
const NAMED = new RegExp(
  `\\b(${ANY.join('|')})\\s+(?:county\\b|co\\b\\.?)|\\bcounty\\s+of\\s+(${ANY.join('|')})\\b`,
  'giu',
);
const lettersOf = (county: string) => county.toLowerCase().replace(/[^a-z]/g, '');
const BY_LETTERS = new Map(TEXAS_COUNTIES.map((county) => [lettersOf(county), county]));

/**
 * The county that a court's name names; null where it names none, or several, as a judicial district of many counties
 * does. A county has to be called one: Austin, Houston and Tyler are cities elsewhere.
 */
export function texasCountyIn(name: string): string | null {
  const found = new Set(
    [...name.matchAll(NAMED)].map(([, before = '', behind = '']) =>
      BY_LETTERS.get(lettersOf(before || behind)),
    ),
  );
  const [county] = found;
  return found.size === 1 ? (county ?? null) : null;
}
