import type { Summons } from '../summons/schema.ts';
import type { ServiceAttempt } from './schema.ts';

/** How service of a summons stands: what the server writes into the summons. */
export interface ServiceState {
  status: string;
  serviceStatus: string;
  /** YYYY-MM-DD */
  servedDate: string | null;
  servedBy: string | null;
  serviceCompletedAt: Date | null;
  /** It rests on mail or courier, and the day on which the receipt was signed is not known. */
  awaitsReceipt: boolean;
  /** The successful attempt that service rests on. */
  lastServiceAttemptId: string | null;
}

type Dated = Pick<ServiceAttempt, 'serviceMethod' | 'attemptDate' | 'receiptSignedDate'>;

/**
 * The day that counts as the day of service, YYYY-MM-DD. By mail or courier that is the day on which the receipt was
 * signed (Rule 1-004(E)(3) NMRA, from memory), and the day of the attempt only while that day is not known.
 */
export function serviceDay({ serviceMethod, attemptDate, receiptSignedDate }: Dated): string {
  return serviceMethod === 'mail_or_courier' ? (receiptSignedDate ?? attemptDate) : attemptDate;
}

type Told = Pick<ServiceAttempt, 'id' | 'serverName' | 'wasSuccessful' | 'createdAt'> & Dated;

/** Whether the day of service is still to be entered. */
export function awaitsReceipt({ serviceMethod, receiptSignedDate }: Omit<Dated, 'attemptDate'>): boolean {
  return serviceMethod === 'mail_or_courier' && receiptSignedDate === null;
}

function comesBefore(a: Told, b: Told): number {
  const [isOpen, isOtherOpen] = [awaitsReceipt(a), awaitsReceipt(b)];
  if (isOpen !== isOtherOpen) return isOpen ? 1 : -1;
  const [first, second] = [serviceDay(a), serviceDay(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/**
 * The successful attempt that service rests on: the earliest day of service, because the time to answer runs from
 * the first valid service and no later one starts it again; a day that is not known comes last. The order in which
 * attempts were recorded does not matter.
 */
export function attemptOfService<T extends Told>(attempts: readonly T[]): T | null {
  return attempts.filter(({ wasSuccessful }) => wasSuccessful).toSorted(comesBefore)[0] ?? null;
}

const PROVED = ['served', 'filed'];

/**
 * How service stands after these attempts: unserved without any, attempted after a failed one, served from the first
 * success on, whatever fails later. Once the return is filed (`isFiled`) it stays filed and rests on the attempt named
 * in the summons. `serviceCompletedAt` is noon UTC of the day of service, the same day everywhere in the United States.
 */
export function serviceState(
  summons: Pick<Summons, 'status' | 'lastServiceAttemptId'>,
  attempts: readonly Told[],
  isFiled: boolean,
): ServiceState {
  const chosen = attempts.find(
    ({ id, wasSuccessful }) => wasSuccessful && id === summons.lastServiceAttemptId,
  );
  const rests = (isFiled ? chosen : undefined) ?? attemptOfService(attempts);
  if (rests === null) {
    return {
      status: PROVED.includes(summons.status) ? 'draft' : summons.status,
      serviceStatus: attempts.length > 0 ? 'attempted' : 'unserved',
      servedDate: null,
      servedBy: null,
      serviceCompletedAt: null,
      awaitsReceipt: false,
      lastServiceAttemptId: null,
    };
  }
  const servedDate = serviceDay(rests);
  const status = isFiled ? 'filed' : 'served';
  return {
    status,
    serviceStatus: status,
    servedDate,
    servedBy: rests.serverName,
    serviceCompletedAt: new Date(`${servedDate}T12:00:00Z`),
    awaitsReceipt: awaitsReceipt(rests),
    lastServiceAttemptId: rests.id,
  };
}
