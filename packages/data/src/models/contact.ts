/**
 * A message from a visitor. With a `submissionId` (a UUID) it is stored once however often it is sent; a `suspected`
 * one (default: false) may come from a bot and is marked as such where the table has that column.
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

export type ContactChange = { answered_at: string | null };

export const contactColumns = 'first_name,last_name,email,message';
