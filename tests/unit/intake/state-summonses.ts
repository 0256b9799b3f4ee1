/** Summonses in the manner of the courts of many states. All of it is invented: courts have other words too, and change them. */
export interface StateSummons {
  state: string;
  head: string;
  number: string;
  words: string;
  /** Days to answer for whom it was handed to in the state. */
  days: number;
  /** Days for whom it came to by mail, where the paper gives them more. */
  byMail?: number;
}

export const STATE_SUMMONSES: readonly StateSummons[] = [
  {
    state: 'Georgia',
    head: 'IN THE SUPERIOR COURT OF FULTON COUNTY\nSTATE OF GEORGIA',
    number: '26CV012345',
    words:
      "You are hereby summoned and required to file with the Clerk of said court and serve upon the Plaintiff's attorney, whose name and address is: Dana Orcutt, 12 Birch Street, an answer to the complaint which is herewith served upon you, within 30 days after service of this summons upon you, exclusive of the day of service. If you fail to do so, judgment by default will be taken against you for the relief demanded in the complaint.",
    days: 30,
  },
  {
    state: 'South Carolina',
    head: 'STATE OF SOUTH CAROLINA\nCOUNTY OF GREENVILLE\nIN THE COURT OF COMMON PLEAS',
    number: '2026-CP-23-01234',
    words:
      'YOU ARE HEREBY SUMMONED and required to answer the Complaint in this action, of which a copy is herewith served upon you, and to serve a copy of your Answer to said Complaint on the subscriber at his office within thirty (30) days after the service hereof, exclusive of the day of such service; and if you fail to answer the Complaint within the time aforesaid, the Plaintiff in this action will apply to the Court for the relief demanded in the Complaint.',
    days: 30,
  },
  {
    state: 'Virginia',
    head: 'COMMONWEALTH OF VIRGINIA\nCIRCUIT COURT OF FAIRFAX COUNTY',
    number: 'CL-2026-0001234',
    words:
      "The party upon whom this summons and the attached complaint are served is hereby notified that unless within 21 days after such service, response is made by filing in the clerk's office of this court a pleading in writing, in proper legal form, the allegations and charges may be taken as admitted and the court may enter an order, judgment, or decree against such party either by default or after hearing evidence.",
    days: 21,
  },
  {
    state: 'Michigan',
    head: 'STATE OF MICHIGAN\nCIRCUIT COURT\nWAYNE COUNTY',
    number: '26-012345-CK',
    words:
      '1. You are being sued.\n2. YOU HAVE 21 DAYS after receiving this summons and a copy of the complaint to file a written answer with the court and serve a copy on the other party or take other lawful action with the court (28 days if you were served by mail or you were served outside this state).\n3. If you do not answer or take other action within the time allowed, judgment may be entered against you for the relief demanded in the complaint.',
    days: 21,
    byMail: 28,
  },
  {
    state: 'Minnesota',
    head: 'STATE OF MINNESOTA\nDISTRICT COURT\nCOUNTY OF HENNEPIN',
    number: '27-CV-26-1234',
    words:
      'YOU ARE BEING SUED. The Plaintiff has started a lawsuit against you.\nYOU MUST REPLY WITHIN 21 DAYS TO PROTECT YOUR RIGHTS. You must give or mail to the person who signed this summons a written response called an Answer within 21 days of the date on which you received this Summons.',
    days: 21,
  },
  {
    state: 'Wisconsin',
    head: 'STATE OF WISCONSIN\nCIRCUIT COURT\nDANE COUNTY',
    number: '2026CV001234',
    words:
      'You are hereby notified that the plaintiff named above has filed a lawsuit or other legal action against you. Within 20 days of receiving this summons, you must respond with a written answer, as that term is used in chapter 802 of the Wisconsin Statutes, to the complaint.',
    days: 20,
  },
  {
    state: 'Washington',
    head: 'SUPERIOR COURT OF WASHINGTON\nCOUNTY OF KING',
    number: '26-2-01234-5 SEA',
    words:
      'A lawsuit has been started against you in the above entitled court. In order to defend against this lawsuit, you must respond to the complaint by stating your defense in writing, and by serving a copy upon the person signing this summons within 20 days after the service of this summons, excluding the day of service, or within 60 days if this summons was served outside the State of Washington, or a default judgment may be entered against you without notice.',
    days: 20,
  },
  {
    state: 'North Carolina',
    head: 'STATE OF NORTH CAROLINA\nWAKE COUNTY\nIn The General Court of Justice\nDistrict Court Division',
    number: '26 CVD 1234',
    words:
      "A Civil Action Has Been Commenced Against You! You are notified to appear and answer the complaint of the plaintiff as follows: 1. Serve a copy of your written answer to the complaint upon the plaintiff or plaintiff's attorney within thirty (30) days after you have been served. You may serve your answer by delivering a copy to the plaintiff or by mailing it to the plaintiff's last known address, and 2. File the original of the written answer with the Clerk of Superior Court of the county named above.",
    days: 30,
  },
  {
    state: 'Ohio',
    head: 'STATE OF OHIO\nCOURT OF COMMON PLEAS\nCUYAHOGA COUNTY',
    number: 'CV-26-123456',
    words:
      "You have been named defendant in a complaint filed in this court. You are required to serve a copy of your answer to the complaint upon the plaintiff's attorney within 28 days after the service of this summons upon you, exclusive of the day of service.",
    days: 28,
  },
  {
    state: 'Indiana',
    head: 'STATE OF INDIANA\nMARION SUPERIOR COURT',
    number: '49D01-2611-CC-012345',
    words:
      'You have been sued by the person(s) named as Plaintiff in the Court stated above. An answer or other appropriate response in writing to the Complaint must be filed either by you or your attorney within twenty (20) days, commencing the day after you receive this Summons, (or twenty-three (23) days if this Summons was received by mail), or a judgment by default may be rendered against you for the relief demanded by Plaintiff.',
    days: 20,
    byMail: 23,
  },
  {
    state: 'New Jersey',
    head: 'STATE OF NEW JERSEY\nSUPERIOR COURT OF NEW JERSEY\nLAW DIVISION, ESSEX COUNTY',
    number: 'ESX-L-001234-26',
    words:
      'The plaintiff, named above, has filed a lawsuit against you in the Superior Court of New Jersey. The complaint attached to this summons states the basis for this lawsuit. If you dispute this complaint, you or your attorney must file a written answer or motion and proof of service with the deputy clerk of the Superior Court within 35 days from the date you received this summons, not counting the date you received it.',
    days: 35,
  },
  {
    state: 'Alabama',
    head: 'IN THE CIRCUIT COURT OF JEFFERSON COUNTY, ALABAMA',
    number: 'CV-2026-901234',
    words:
      "NOTICE TO: WILLA HARGROVE. The complaint or other document which is attached to this summons is important, and you must take immediate action to protect your rights. You or your attorney are required to file the original of your written answer, either admitting or denying each allegation in the complaint, with the clerk of this court. A copy of your answer must be mailed or hand delivered by you or your attorney to the plaintiff's attorney. THE ANSWER MUST BE MAILED OR DELIVERED WITHIN 30 DAYS AFTER THIS SUMMONS AND COMPLAINT WERE DELIVERED TO YOU OR A JUDGMENT BY DEFAULT MAY BE RENDERED AGAINST YOU.",
    days: 30,
  },
  {
    state: 'Idaho',
    head: 'IN THE DISTRICT COURT OF THE FIRST JUDICIAL DISTRICT\nSTATE OF IDAHO, COUNTY OF KOOTENAI',
    number: 'CV28-26-1234',
    words:
      'You have been sued by the above-named plaintiff. The nature of the claim against you is set forth in the complaint. Any time after 21 days following the last service of the summons and complaint, the court may enter a judgment against you without further notice unless prior to that time you have filed a written response in the proper form and paid any required filing fee to the Clerk of the Court.',
    days: 21,
  },
  {
    state: 'Utah',
    head: 'IN THE THIRD JUDICIAL DISTRICT COURT\nSALT LAKE COUNTY, STATE OF UTAH',
    number: '260901234',
    words:
      "You are summoned and required to answer the attached complaint. Within 21 days after service of this summons, you must file your written answer with the clerk of the court and mail or deliver a copy to the plaintiff's attorney.",
    days: 21,
  },
  {
    state: 'Colorado',
    head: 'DISTRICT COURT, DENVER COUNTY, STATE OF COLORADO',
    number: '2026CV30123',
    words:
      'You are hereby summoned and required to file with the Clerk of this Court an answer or other response to the attached Complaint. If service of the Summons and Complaint was made upon you within the State of Colorado, you are required to file your answer or other response within 21 days after such service upon you. If service of the Summons and Complaint was made upon you outside of the State of Colorado, you are required to file your answer or other response within 35 days after such service upon you.',
    days: 21,
  },
  {
    state: 'Arizona',
    head: 'SUPERIOR COURT OF ARIZONA\nMARICOPA COUNTY',
    number: 'CV2026-012345',
    words:
      'If you want to defend against the claims, you must file a written Answer with the court. If this Summons and the other court papers were served on you within the State of Arizona, your Answer must be filed within TWENTY (20) CALENDAR DAYS from the date of service, not counting the day of service. If this Summons and the other papers were served on you outside the State of Arizona, your Answer must be filed within THIRTY (30) CALENDAR DAYS from the date of service.',
    days: 20,
  },
  {
    state: 'Oregon',
    head: 'IN THE CIRCUIT COURT OF THE STATE OF OREGON\nFOR THE COUNTY OF MULTNOMAH',
    number: '26CV01234',
    words:
      'You are hereby required to appear and defend the complaint filed against you in the above entitled action within thirty (30) days from the date of service of this summons upon you, and in case of your failure to do so, for want thereof, plaintiff will apply to the court for the relief demanded in the complaint. NOTICE TO DEFENDANT: The "motion" or "answer" must be given to the court clerk or administrator within 30 days along with the required filing fee.',
    days: 30,
  },
  {
    state: 'Nevada',
    head: 'DISTRICT COURT\nCLARK COUNTY, NEVADA',
    number: 'A-26-123456-C',
    words:
      'NOTICE! YOU HAVE BEEN SUED. THE COURT MAY DECIDE AGAINST YOU WITHOUT YOUR BEING HEARD UNLESS YOU RESPOND WITHIN 21 DAYS. If you intend to defend this lawsuit, within 21 days after this Summons is served on you, exclusive of the day of service, you must file with the Clerk of this Court a formal written response to the Complaint.',
    days: 21,
  },
  {
    state: 'Missouri',
    head: 'CIRCUIT COURT OF JACKSON COUNTY, MISSOURI',
    number: '2616-CV01234',
    words:
      'You are summoned to appear before this court and to file your pleading to the petition, a copy of which is attached, and to serve a copy of your pleading upon the attorney for plaintiff/petitioner at the above address all within 30 days after receiving this summons, exclusive of the day of service. If you fail to file your pleading, judgment by default may be taken against you for the relief demanded in the petition.',
    days: 30,
  },
  {
    state: 'Massachusetts',
    head: 'COMMONWEALTH OF MASSACHUSETTS\nSUPERIOR COURT, SUFFOLK COUNTY',
    number: '2684CV01234',
    words:
      "You are hereby summoned and required to serve upon Dana Orcutt, plaintiff's attorney, whose address is 12 Birch Street, an answer to the complaint which is herewith served upon you, within 20 days after service of this summons upon you, exclusive of the day of service. If you fail to do so, judgment by default will be taken against you.",
    days: 20,
  },
  {
    state: 'Kentucky',
    head: 'COMMONWEALTH OF KENTUCKY\nJEFFERSON CIRCUIT COURT',
    number: '26-CI-001234',
    words:
      'You are hereby notified a legal action has been filed against you in this Court demanding relief as shown on the document delivered to you with this Summons. Unless a written defense is made by you or by an attorney on your behalf within twenty (20) days following the day this paper is delivered to you, judgment by default may be taken against you for the relief demanded in the attached Complaint.',
    days: 20,
  },
  {
    state: 'Tennessee',
    head: 'IN THE CIRCUIT COURT FOR DAVIDSON COUNTY, TENNESSEE',
    number: '26C1234',
    words:
      'You are summoned to appear and defend a civil action filed against you. Your defense must be made within thirty (30) days from the date this summons is served upon you. In case of your failure to defend this action by the above date, judgment by default will be rendered against you for the relief demanded in the complaint.',
    days: 30,
  },
  {
    state: 'Florida',
    head: 'IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT\nIN AND FOR BROWARD COUNTY, FLORIDA',
    number: 'CACE-26-001234',
    words:
      'A lawsuit has been filed against you. You have 20 calendar days after this summons is served on you to file a written response to the attached complaint with the clerk of this court. A phone call will not protect you.',
    days: 20,
  },
  {
    state: 'Maine',
    head: 'STATE OF MAINE\nSUPERIOR COURT\nCUMBERLAND, ss.',
    number: 'CV-26-123',
    words:
      "The Plaintiff has begun a lawsuit against you in this Court. If you wish to oppose this lawsuit, you or your attorney must prepare and serve a written Answer to the attached Complaint within 20 days from the day this Summons was served upon you. An answer to the Complaint shall be served upon the Plaintiff's attorney.",
    days: 20,
  },
  {
    state: 'South Dakota',
    head: 'STATE OF SOUTH DAKOTA\nIN CIRCUIT COURT\nCOUNTY OF MINNEHAHA',
    number: '49CIV26-001234',
    words:
      "YOU ARE HEREBY SUMMONED and required to serve upon the plaintiff's attorneys an Answer to the Complaint, a copy of which is herewith served upon you, within thirty (30) days after the service of this Summons upon you, exclusive of the day of service.",
    days: 30,
  },
  {
    state: 'Delaware',
    head: 'SUPERIOR COURT OF THE STATE OF DELAWARE\nNEW CASTLE COUNTY',
    number: 'N26C-11-012 ABC',
    words:
      "To the above named defendant: In case this summons is served upon you personally, then, within 20 days after service hereof upon you, exclusive of the day of service, you must serve on plaintiff's attorney named above an answer to the complaint.",
    days: 20,
  },
  {
    state: 'Illinois',
    head: 'CIRCUIT COURT OF COOK COUNTY, ILLINOIS',
    number: '2026L001234',
    words:
      'You are summoned and required to file an answer to the complaint in this case, a copy of which is hereto attached, or otherwise file your appearance in the office of the clerk of this court within 30 days after service of this summons, not counting the day of service.',
    days: 30,
  },
  {
    state: 'Iowa',
    head: 'IN THE IOWA DISTRICT COURT FOR POLK COUNTY',
    number: 'LACL012345',
    words:
      'You are notified that a petition has been filed in the office of the clerk of this court naming you as the defendant in this action. You must serve a motion or answer within 20 days after service of this original notice upon you and, within a reasonable time thereafter, file your motion or answer with the Clerk of Court. If you do not, judgment by default may be rendered against you.',
    days: 20,
  },
  {
    state: 'Kansas',
    head: 'IN THE DISTRICT COURT OF JOHNSON COUNTY, KANSAS',
    number: '26CV01234',
    words:
      "You are hereby notified that an action has been commenced against you in this court. You are required to file your answer to the petition with the court and to serve a copy upon the plaintiff's attorney within 21 days after service of summons on you.",
    days: 21,
  },
  {
    state: 'Oklahoma',
    head: 'DISTRICT COURT OF OKLAHOMA COUNTY\nSTATE OF OKLAHOMA',
    number: 'CJ-2026-1234',
    words:
      'You have been sued by the above named plaintiff, and you are directed to file a written answer to the attached petition in the court at the above address within twenty (20) days after service of this summons upon you exclusive of the day of service.',
    days: 20,
  },
  {
    state: 'New York',
    head: 'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS',
    number: '512345/2026',
    words:
      "YOU ARE HEREBY SUMMONED to answer the complaint in this action and to serve a copy of your answer on the plaintiff's attorney within 20 days after the service of this summons, exclusive of the day of service (or within 30 days after the service is complete if this summons is not personally delivered to you within the State of New York).",
    days: 20,
    byMail: 30,
  },
  {
    state: 'Maryland',
    head: 'IN THE CIRCUIT COURT FOR BALTIMORE COUNTY, MARYLAND',
    number: 'C-03-CV-26-001234',
    words:
      'You are hereby summoned to file a written response by pleading or motion, within 30 days after service of this summons upon you, in this court, to the attached complaint filed by COTTONWOOD CREDIT SERVICES LLC.',
    days: 30,
  },
  {
    state: 'Arkansas',
    head: 'CIRCUIT COURT OF PULASKI COUNTY, ARKANSAS',
    number: '60CV-26-1234',
    words:
      'A lawsuit has been filed against you. The relief demanded is stated in the attached complaint. Within 30 days after service of this summons on you (not counting the day you received it) - or 60 days if you are incarcerated in any jail, penitentiary, or other correctional facility in Arkansas - you must file with the clerk of this court a written answer to the complaint.',
    days: 30,
  },
  {
    state: 'Georgia, a state court',
    head: 'STATE OF GEORGIA\nSTATE COURT OF COBB COUNTY',
    number: '26-A-1234',
    words:
      'An answer to the complaint, which is herewith served upon you, shall be filed with the Clerk within 30 days after service of this summons upon you, exclusive of the day of service.',
    days: 30,
  },
  {
    state: 'Georgia, a magistrate court',
    head: 'STATE OF GEORGIA\nMAGISTRATE COURT OF COBB COUNTY',
    number: '26-J-1234',
    words:
      'YOU ARE HEREBY NOTIFIED that the above named Plaintiff has made a claim against you. YOU ARE REQUIRED to file or present an answer to this claim within 30 days after service of this claim upon you. IF YOU DO NOT ANSWER, JUDGMENT BY DEFAULT WILL BE ENTERED AGAINST YOU.',
    days: 30,
  },
  {
    state: 'Pennsylvania',
    head: 'COMMONWEALTH OF PENNSYLVANIA\nCOURT OF COMMON PLEAS OF ALLEGHENY COUNTY',
    number: 'GD-26-001234',
    words:
      'NOTICE TO DEFEND. You have been sued in court. If you wish to defend against the claims set forth in the following pages, you must take action within twenty (20) days after this complaint and notice are served, by entering a written appearance personally or by attorney and filing in writing with the court your defenses or objections to the claims set forth against you.',
    days: 20,
  },
];

/** The paper itself, issued on November 4, 2026. */
export const summonsOf = ({
  head,
  number,
  words,
}: Pick<StateSummons, 'head' | 'number' | 'words'>): string => `${head}

COTTONWOOD CREDIT SERVICES LLC,
     Plaintiff,
v.                                   Case No. ${number}
WILLA HARGROVE,
     Defendant.

SUMMONS

TO: WILLA HARGROVE

${words}

Dated: November 4, 2026

Clerk of the Court`;
