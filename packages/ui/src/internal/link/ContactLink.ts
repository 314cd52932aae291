/** A phone or WhatsApp link: how it reads, and where it goes. */
export interface ContactLink {
  label: string;
  href: string;
}
