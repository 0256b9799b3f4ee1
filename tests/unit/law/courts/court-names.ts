/**
 * What people and papers write for a court, its state, and the court it is; '-' where nothing is said, 'none' for what
 * names no court. One row: words | state | id.
 */
export const COURT_NAMES = `
STATE OF NEW MEXICO, COUNTY OF BERNALILLO, SECOND JUDICIAL DISTRICT COURT | NM | nm.district.2
STATE OF NEW MEXICO COUNTY OF SANTA FE FIRST JUDICIAL DISTRICT | - | nm.district.1
IN THE DISTRICT COURT OF DOÑA ANA COUNTY | NM | nm.district.3
District Court, Dona Ana County | NM | nm.district.3
3rd Judicial District Court, Las Cruces | NM | nm.district.3
Third Judicial Dist. Ct. | NM | nm.district.3
San Juan County District Court | NM | nm.district.11
Eleventh Judicial District, McKinley County (Gallup) | NM | nm.district.11
Thirteenth Judicial District Court, County of Valencia | NM | nm.district.13
DISTRICT COURT OF TAOS COUNTY, NEW MEXICO | - | nm.district.8
5th Judicial District Court Lea County | NM | nm.district.5
Fifth Judicial District Court, Chaves County, State of New Mexico | - | nm.district.5
Family Court, Second Judicial District | NM | nm.district.2
Children's Court Division, First Judicial District | NM | nm.district.1
Domestic Relations Division of the Second Judicial District Court | NM | nm.district.2
2nd JDC | NM | nm.district.2
2nd Judicial | NM | nm.district.2
Albuquerque District Court | NM | nm.district
District Court | NM | nm.district
New Mexico District Court | - | nm.district
State District Court | NM | nm.district
Bernalillo County Metropolitan Court | NM | nm.metropolitan
Bernalillo Metro | NM | nm.metropolitan
Metropolitan Court, Albuquerque, NM | NM | nm.metropolitan
METROPOLITAN COURT, COUNTY OF BERNALILLO, STATE OF NEW MEXICO | - | nm.metropolitan
Bernalillo County Metro Ct, Civil Division | NM | nm.metropolitan
Magistrate Court of Santa Fe County | NM | nm.magistrate.santa-fe
Santa Fe Magistrate | NM | nm.magistrate.santa-fe
Doña Ana Magistrate Court | NM | nm.magistrate.dona-ana
IN THE MAGISTRATE COURT, COUNTY OF SAN JUAN | NM | nm.magistrate.san-juan
Magistrate Court, Division II, Farmington | NM | nm.magistrate
Rio Arriba Co. Magistrate Court | NM | nm.magistrate.rio-arriba
New Mexico Magistrate Court | - | nm.magistrate
Los Alamos County Magistrate Court | NM | nm.magistrate.los-alamos
Santa Fe County Probate Court | NM | nm.probate.santa-fe
Probate Court of Bernalillo County | NM | nm.probate.bernalillo
Albuquerque Municipal Court | NM | nm.municipal
Rio Rancho Municipal Court | NM | nm.municipal
Court of Appeals of the State of New Mexico | - | nm.appeals
NM Court of Appeals | NM | nm.appeals
Supreme Court of New Mexico | - | nm.supreme
UNITED STATES DISTRICT COURT FOR THE DISTRICT OF NEW MEXICO | - | us.district.nm
United States District Court, D. New Mexico | NM | us.district.nm
U.S. District Court for New Mexico | - | us.district.nm
US District Court of NM | NM | us.district.nm
USDC NM | NM | us.district.nm
USDC D.N.M. | - | us.district.nm
D. N. Mex. | - | us.district.nm
DNM | NM | us.district.nm
nmd | - | us.district.nm
Federal court in Albuquerque | NM | us.district.nm
Federal District Court for the District of New Mexico | - | us.district.nm
District of New Mexico (Las Cruces) | - | us.district.nm
Northern District of California, San Jose Division | - | us.district.ca-n
N.D. Cal. | - | us.district.ca-n
United States District Court, N.D. Ohio, Western Division. | - | us.district.oh-n
ND Cal | CA | us.district.ca-n
NDCA | CA | us.district.ca-n
USDC C.D. Cal. | - | us.district.ca-c
Central District of California | CA | us.district.ca-c
United States District Court Eastern District of California | - | us.district.ca-e
S.D. Cal. | CA | us.district.ca-s
U.S. District Court, San Diego | CA | us.district
United States District Court, Western District of Texas, El Paso Division | TX | us.district.tx-w
W.D. Tex. | - | us.district.tx-w
S.D.N.Y. | - | us.district.ny-s
SDNY | NY | us.district.ny-s
Southern District of New York | NY | us.district.ny-s
E.D.N.Y. | - | us.district.ny-e
D. Ariz. | - | us.district.az
U.S. District Court for the District of Arizona | AZ | us.district.az
D. Colo. | CO | us.district.co
D.D.C. | - | us.district.dc
United States District Court for the District of Columbia | - | us.district.dc
D.N.J. | - | us.district.nj
N.D. Ill. | - | us.district.il-n
NORTHERN DISTRICT OF ILLINOIS EASTERN DIVISION | IL | us.district.il-n
M.D.N.C. | - | us.district.nc-m
E.D. Mich. | - | us.district.mi-e
W.D. Va. | - | us.district.va-w
S.D. Ind. | - | us.district.in-s
D. Mass. | - | us.district.ma
W.D. Wash. | - | us.district.wa-w
UNITED STATES BANKRUPTCY COURT DISTRICT OF NEW MEXICO | - | us.bankruptcy.nm
US Bankruptcy Court, Albuquerque | NM | us.bankruptcy.nm
Bankr. D.N.M. | - | us.bankruptcy.nm
Bankruptcy Court for the Central District of California | - | us.bankruptcy.ca-c
Bankr. S.D.N.Y. | - | us.bankruptcy.ny-s
United States Bankruptcy Court, Northern District of Texas | TX | us.bankruptcy.tx-n
Tenth Circuit | NM | us.appeals.10
10th Cir. | - | us.appeals.10
U.S. Court of Appeals for the Tenth Circuit | - | us.appeals.10
United States Court of Appeals, Ninth Circuit | CA | us.appeals.9
9th Circuit Court of Appeals | - | us.appeals.9
Fifth Circuit | TX | us.appeals.5
2d Cir. | - | us.appeals.2
D.C. Circuit | - | us.appeals.dc
Federal Circuit | - | us.appeals.federal
United States Court of Appeals | - | us.appeals
Supreme Court of the United States | - | us.other
United States Tax Court | - | us.other
United States Court of Federal Claims | - | us.other
Court of International Trade, United States | - | us.other
SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES | - | ca.superior.los-angeles
Los Angeles Superior Court | CA | ca.superior.los-angeles
LA Superior Court | CA | ca.superior
Superior Court of the State of California for the County of Alameda | - | ca.superior.alameda
San Bernardino County Superior Court, Fontana | CA | ca.superior.san-bernardino
San Francisco Superior Court, Limited Jurisdiction | CA | ca.superior.san-francisco
Orange County Superior Court | CA | ca.superior.orange
Superior Court, Nevada County | CA | ca.superior.nevada
SUPERIOR COURT OF THE COUNTY OF NEVADA | CA | ca.superior.nevada
CIRCUIT COURT OF OREGON, COUNTY OF WASHINGTON | - | or.state
Sierra County Superior Court | CA | ca.superior.sierra
Superior Court of California | CA | ca.superior
Small Claims Court, Santa Clara County | CA | ca.superior.santa-clara
Unlawful Detainer Department, Kern County Superior Court | CA | ca.superior.kern
California Court of Appeal, Second Appellate District | - | ca.appellate
Court of Appeal of the State of California, Fourth Appellate District | - | ca.appellate
California Supreme Court | - | ca.appellate
Navajo Nation District Court, Window Rock | - | tribal
Navajo Nation Supreme Court | NM | tribal
Pueblo of Laguna Court | NM | tribal
Pueblo of Isleta Tribal Court | NM | tribal
Zuni Tribal Court | NM | tribal
Jicarilla Apache Nation Court | NM | tribal
Mescalero Apache Tribal Court | NM | tribal
Court of Indian Offenses, Southern Plains | - | tribal
Cherokee Nation District Court | OK | tribal
Court of Common Pleas, Cuyahoga County, Ohio | - | oh.state
Franklin County Municipal Court | OH | oh.state
Supreme Court of the State of New York, County of Kings | - | ny.state
Civil Court of the City of New York, Housing Part | NY | ny.state
Circuit Court of Cook County, Illinois | - | il.state
Eleventh Judicial Circuit in and for Miami-Dade County, Florida | - | fl.state
County Court, Fourth Judicial Circuit, Duval County | FL | fl.state
Maricopa County Superior Court | AZ | az.state
Superior Court of Arizona in Maricopa County | - | az.state
Justice Court, Las Vegas Township | NV | nv.state
Court of Common Pleas, Philadelphia County | PA | pa.state
Magisterial District Court | PA | pa.state
Denver County Court | CO | co.state
Pueblo County District Court | CO | co.state
King County Superior Court | WA | wa.state
Superior Court of the District of Columbia | DC | dc.state
Housing Court, Western Division | MA | ma.state
Third Judicial District Court, Salt Lake County, Utah | - | ut.state
Washington County Circuit Court | OR | or.state
The courthouse | - | none
the judge downtown | - | none
Albuquerque | - | none
Superior Court | - | none
unknown | - | none
N/A | - | none
`;
