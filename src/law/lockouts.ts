/** What the law of a state says of somebody who is locked out of a home, in sentences with their law. */
interface Lockout {
  /** Where the owner did it without an officer: the key, and the way back in. */
  key: string;
  /** After an officer did it: the things that are left behind. */
  things: string;
}

const MEMORY = 'That is from memory: ask legal help today.';

/**
 * Read: NMSA 1978, § 47-8-36 (2024), the Texas Property Code, § 92.0081, and § 789.3 of California’s Civil Code (2010), each in a
 * copy; CCP 1174 as others quote it. All else is from memory, and says so.
 */
const BY_STATE: Readonly<Record<string, Lockout>> = {
  NM: {
    key: 'In New Mexico no owner may change the locks of a home, or take your things out, without a court order (NMSA 1978, § 47-8-36). Ask the court today to let you back in. You owe no rent for the days you are kept out.',
    things: `In New Mexico the owner may need to keep your things for only three days after the officer came (NMSA 1978, § 47-8-34.1(C)). ${MEMORY}`,
  },
  TX: {
    key: 'In Texas a landlord who changes the locks over rent must give you a new key at any hour, if you pay or not (Texas Property Code, § 92.0081). Ask for the key now, and note the time. If you get none, ask the justice court today for a writ of reentry.',
    things: `In Texas the officer may have your things put outside. ${MEMORY}`,
  },
  CA: {
    key: 'In California no landlord may lock you out of your home, or take your things out, without a court order (§ 789.3 of its Civil Code). Call the police, and say that you live there. You can ask the court for money for each day.',
    things:
      'In California the owner must most often keep your things for 15 days after the officer came, and give them back if you pay a fair sum for the storage (CCP 1174). We read this law only as others quote it. Ask for them in writing today.',
  },
  FL: {
    key: `In Florida no landlord may lock you out of your home without a court order. ${MEMORY}`,
    things: `In Florida the owner may put your things at the edge of the lot once the officer came. ${MEMORY}`,
  },
  NY: {
    key: `In New York it is a crime to lock you out of your home without a court order, most often once you lived there 30 days. Call the police, and say that you live there. ${MEMORY}`,
    things: `In New York the marshal’s paper says where your things are kept. ${MEMORY}`,
  },
};

const ANYWHERE: Lockout = {
  key: 'Most states let no owner lock you out of your home without a court order. We have not read the law of this state: ask legal help today. You can also call the police, on the line that is not for emergencies, and say that you live there.',
  things:
    'How long the owner must keep your things differs by state, and we have not read it for this one. Ask legal help and the officer today.',
};

/** Of a state whose law was not read, whom to ask. */
export const lockoutIn = (state: string | null): Lockout => BY_STATE[state ?? ''] ?? ANYWHERE;
