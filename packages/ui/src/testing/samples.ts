/** The contacts that a form offers when it cannot send. */
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

/** Another institute's registration: a field of each type, and of each rule. */
export const applicationFields = [
  {
    name: 'fullName',
    type: 'text',
    label: 'Full name',
    required: 'Enter your full name',
    half: true,
  },
  {
    name: 'mobile',
    type: 'tel',
    label: 'Mobile number',
    hint: 'Ten digits',
    required: 'Enter your mobile number',
    rules: [{ pattern: '[0-9]{10}', message: 'Enter ten digits without spaces' }],
    half: true,
  },
  {
    name: 'email',
    type: 'email',
    label: 'Email address',
    autoComplete: 'email',
    rules: [{ maxLength: 60, message: 'Enter an address of 60 letters at most' }],
  },
  {
    name: 'born',
    type: 'date',
    label: 'Date of birth',
    required: 'Enter your date of birth',
    rules: [
      { min: '1990-01-01', message: 'You must be born in 1990 or later' },
      { max: '2008-12-31', message: 'You must be born in 2008 or earlier' },
    ],
  },
  { name: 'address', type: 'multiline', label: 'Postal address', required: 'Enter your address' },
  {
    name: 'income',
    type: 'number',
    label: 'Family income',
    rules: [
      { min: 1, message: 'Enter an income above 0' },
      { max: 800_000, message: 'The income may be 8,00,000 at most' },
    ],
  },
  {
    name: 'category',
    type: 'select',
    label: 'Category',
    placeholder: 'Choose a category',
    required: 'Choose your category',
    options: [
      { value: 'sc', label: 'Scheduled Caste' },
      { value: 'obc', label: 'Other Backward Class' },
    ],
  },
  {
    name: 'medium',
    type: 'radio',
    label: 'Medium of study',
    required: 'Choose a medium',
    options: [
      { value: 'english', label: 'English' },
      { value: 'hindi', label: 'Hindi' },
    ],
  },
  { name: 'hostel', type: 'checkbox', label: 'I need a place in the hostel' },
  {
    name: 'accept',
    type: 'checkbox',
    label: 'I accept the rules of the fund',
    link: { label: 'rules of the fund', href: '/rules' },
    required: 'Accept the rules',
  },
] as const;

export const application = {
  fullName: 'Asha Verma',
  mobile: '0000012345',
  email: 'asha@example.com',
  born: '2004-02-29',
  address: '12 Station Road\nPatna',
  income: '2,40,000',
  category: 'obc',
  medium: 'hindi',
  hostel: true,
  accept: true,
} as const;
