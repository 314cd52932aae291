/** Whom a form can lead to when it cannot send. */
export const help = {
  phone: { label: 'Call us', href: 'tel:+910000000000' },
  whatsapp: { label: 'WhatsApp us', href: 'https://wa.me/910000000000' },
};

/** A person who has agreed to be shown. */
export const achiever = {
  name: 'Asha Verma',
  rank: 17,
  year: 2024,
  course: 'Foundation',
  duration: '12 months',
  paid: true,
  consent: true,
};
