import { caseNumberKey } from '../../case-number.ts';

/** The part of a district court's case number that names judicial district and county, D-202: Bernalillo. */
const COUNTIES: Readonly<Record<string, string>> = {
  '101': 'Santa Fe',
  '117': 'Rio Arriba',
  '132': 'Los Alamos',
  '202': 'Bernalillo',
  '307': 'Doña Ana',
  '412': 'San Miguel',
  '424': 'Guadalupe',
  '430': 'Mora',
  '503': 'Eddy',
  '504': 'Chaves',
  '506': 'Lea',
  '608': 'Grant',
  '619': 'Luna',
  '623': 'Hidalgo',
  '721': 'Sierra',
  '722': 'Torrance',
  '725': 'Socorro',
  '728': 'Catron',
  '809': 'Colfax',
  '818': 'Union',
  '820': 'Taos',
  '905': 'Curry',
  '911': 'Roosevelt',
  '1010': 'Quay',
  '1027': 'De Baca',
  '1031': 'Harding',
  '1113': 'McKinley',
  '1116': 'San Juan',
  '1215': 'Otero',
  '1226': 'Lincoln',
  '1314': 'Valencia',
  '1329': 'Sandoval',
  '1333': 'Cibola',
};

/** Each county with the number of its judicial district (NMSA 34-6-1 to 34-6-18). */
export const NEW_MEXICO_COUNTIES: readonly { county: string; district: number }[] = Object.entries(
  COUNTIES,
).map(([code, county]) => ({ county, district: Number(code.slice(0, -2)) }));

/** The county that a New Mexico district court's case number names; null for any other number. */
export function countyOfCaseNumber(caseNumber: string): string | null {
  const location = /^D-(\d+)\|/.exec(caseNumberKey(caseNumber))?.[1];
  return (location && COUNTIES[location]) || null;
}
