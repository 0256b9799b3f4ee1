/** What people and papers in Texas and beside it write for a court, its state, and the court it is: words | state | id. */
export const TEXAS_NAMES = `
IN THE DISTRICT COURT OF TRAVIS COUNTY, TEXAS, 250TH JUDICIAL DISTRICT | - | tx.district.travis
IN THE DISTRICT COURT 250TH JUDICIAL DISTRICT TRAVIS COUNTY, TEXAS | - | tx.district.travis
250th Judicial District Court, Travis County | TX | tx.district.travis
In the 250th District Court of Travis County, Texas | - | tx.district.travis
District Court, 157th Judicial District, Harris County | TX | tx.district.harris
District Court of Travis County, 353rd Judicial District | TX | tx.district.travis
1st-A District Court, Jasper County | TX | tx.district.jasper
DISTRICT COURT, EL PASO COUNTY, TEXAS, 448TH DISTRICT | - | tx.district.el-paso
District Court, COUNTY OF WASHINGTON, STATE OF TEXAS | - | tx.district.washington
District Court of Colorado County | TX | tx.district.colorado
COUNTY OF COLORADO, DISTRICT COURT, TEXAS | - | tx.district.colorado
Dallas Co. 301st Family District Court | TX | tx.district.dallas
District Court, De Witt County | TX | tx.district.dewitt
DEWITT COUNTY DISTRICT COURT | TX | tx.district.dewitt
Mc Lennan County, 19th District Court | TX | tx.district.mclennan
LaSalle County District Court | TX | tx.district.la-salle
Deaf Smith County, 222nd Judicial District | TX | tx.district.deaf-smith
Family Court, Bexar County | TX | tx.district.bexar
Criminal District Court No. 1, Tarrant County | TX | tx.district.tarrant
1ST JUDICIAL DISTRICT (JASPER, NEWTON, SABINE, AND SAN AUGUSTINE COUNTIES) | TX | tx.district
Austin District Court | TX | tx.district
353rd Judicial District | TX | tx.district
District Court of Houston and Trinity County and of Leon County | TX | tx.district
Texas District Court | - | tx.district
County Court at Law No. 2, Travis County, Texas | - | tx.county.travis
COUNTY COURT AT LAW NUMBER THREE, DALLAS COUNTY, TEXAS | - | tx.county.dallas
Harris County Civil Court at Law No. 4 | TX | tx.county.harris
Harris County Criminal Court at Law No. 1 | TX | tx.county.harris
County Court, Kendall County | TX | tx.county.kendall
Travis County Court | TX | tx.county.travis
Collin CCL 4 | TX | tx.county
County Court at Law | TX | tx.county
Justice Court, Precinct 1, Place 2, Harris County | TX | tx.justice.harris
Harris County Justice Court, Precinct 5 | TX | tx.justice.harris
Justice of the Peace, Precinct 2, Place 1, Bexar County, Texas | - | tx.justice.bexar
JP 3-1, Dallas County | TX | tx.justice.dallas
J.P. Court Pct. 3 | TX | tx.justice
Small Claims Court, Lubbock County | TX | tx.justice.lubbock
IN THE JUSTICE COURT PRECINCT FIVE TRAVIS COUNTY TEXAS | - | tx.justice.travis
Probate Court No. 1, Travis County | TX | tx.probate
Statutory Probate Court No. 2, Dallas County, Texas | - | tx.probate
Municipal Court of the City of Austin | TX | tx.municipal
Houston Municipal Court of Record | TX | tx.municipal
In the Business Court of Texas, Eleventh Division | - | tx.business
The Business Court, Third Division | TX | tx.business
Court of Appeals for the First District of Texas | - | tx.appellate
Fifth Court of Appeals | TX | tx.appellate
Court of Appeals, Fourteenth District of Texas at Houston | - | tx.appellate
Court of Criminal Appeals of Texas | - | tx.appellate
Supreme Court of Texas | - | tx.appellate
269th District Court, Civil Justice Center | TX | tx.district
Travis County Courthouse | TX | tx.state
Some court in Texas | - | tx.state
Fifth Circuit | TX | us.appeals.5
United States District Court, Western District of Texas, Austin Division | TX | us.district.tx-w
UNITED STATES DISTRICT COURT FOR THE SOUTHERN DISTRICT OF TEXAS HOUSTON DIVISION | - | us.district.tx-s
N.D. Tex. | TX | us.district.tx-n
Bankruptcy Court, Eastern District of Texas | TX | us.bankruptcy.tx-e
Ysleta del Sur Pueblo Tribal Court | TX | tribal
Kickapoo Traditional Tribe of Texas, Tribal Court | - | tribal
lN THE DlSTRlCT C0URT 0F TRAVlS C0UNTY, TEXAS | - | tx.district.travis
lN THE JUSTlCE C0URT, PREClNCT 1, HARRlS C0UNTY | TX | tx.justice.harris
DISTRCT COURT, TRAVIS COUNTY | TX | tx.district.travis
C0UNTY C0URT AT LAW N0. 2, DALLAS C0UNTY, TEXAS | - | tx.county.dallas
JUSTCE COURT, PRECINCT 2 | TX | tx.justice
El Paso County District Court | CO | co.state
El Paso County District Court, Colorado | - | co.state
District Court of Texas County, State of Oklahoma | - | ok.state
District Court of Texas County | OK | ok.state
Texas County Circuit Court, Missouri | - | mo.state
Justice Court, Las Vegas Township | NV | nv.state
Justice Court, Precinct 3 | AZ | az.state
First Judicial District Court, Caddo Parish, Louisiana | - | la.state
Circuit Court of Miller County, Arkansas | - | ar.state
District Court, Lea County | NM | nm.district.5
Magistrate Court, Curry County | NM | nm.magistrate.curry
Franklin County Municipal Court, Columbus, Ohio | - | oh.state
Court of Common Pleas, Delaware County, Ohio | - | oh.state
District Court of Dallas County, Iowa | - | ia.state
Dallas County Circuit Court, Alabama | - | al.state
250th Judicial District Court, Travis County | - | none
Justice Court, Precinct 1 | - | none
`;
