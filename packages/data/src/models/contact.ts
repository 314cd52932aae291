import type { Columns } from '../values/values.ts';

/**
 * What a visitor sends. With a `submissionId` (a UUID, the same for each attempt at one message) it is
 * stored once however often it is sent; without one it is sent a single time. A `suspected` one (default:
 * not), which a robot may have sent, is kept apart from the others where the table can.
 */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  submissionId?: string | undefined;
  suspected?: boolean | undefined;
}

export type ContactRow = {
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  submission_id?: string | undefined;
  suspected?: boolean | undefined;
};

/** As the staff reads it; visitors read none. */
export type StoredContactRow = Columns<
  'id' | 'created_at' | keyof Omit<ContactRow, 'submission_id'> | 'answered_at'
>;

export type ContactChange = { answered_at: string | null };

export const contactColumns = 'first_name,last_name,email,message';
