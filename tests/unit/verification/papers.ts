import type { Paper } from '#src/verification/papers.ts';

/** Papers of an invented case. */
export const LEASE: Paper = {
  id: 'lease',
  filename: 'lease.pdf',
  text: [
    'RESIDENTIAL LEASE between Halden Properties LLC and Imogen Farrow, made on March 1, 2024.',
    'The monthly rent is $1,250.00, due on the first day of each month. A late fee of 5% is added after 5 days.',
    'The tenant shall give thirty days written notice before moving out. The deposit of $1,875.00 is returned\nwithin thirty days after the end of the lease, as Rule 1-012(B)(6) NMRA never says.',
  ].join('\f'),
};

const NOTICE: Paper = {
  id: 'notice',
  filename: 'Notice of Nonpayment 2024-05-06.pdf',
  text: 'NOTICE OF NONPAYMENT\nDated MAY 6, 2024. You owe 2,500.00 for April and May. Pay within three days or move out.\fDelivered on 5/7/24 at 3:15 p.m. by posting on the door.',
};

export const PAPERS = [LEASE, NOTICE];
