/** A phone or WhatsApp link: its text and its address. */
export interface ContactLink {
  label: string;
  href: string;
}
