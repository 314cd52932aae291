/** The words of the registration: the label of each field, and what to do when it is empty. */
export const fieldWords = {
  firstName: { label: 'First name', required: 'Enter your first name' },
  lastName: { label: 'Last name', required: 'Enter your last name' },
  mobile: {
    label: 'Mobile number',
    hint: 'Ten digits, for example 98765 43210',
    required: 'Enter your mobile number',
  },
  email: { label: 'Email address', required: 'Enter your email address' },
  address: { label: 'Address', required: 'Enter your address' },
  gender: { label: 'Gender', required: 'Choose your gender' },
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  category: {
    label: 'Category',
    placeholder: 'Choose a category',
    required: 'Choose your category',
  },
  categories: {
    EWS: 'EWS (Economically Weaker Section)',
    sc: 'SC (Scheduled Caste)',
    st: 'ST (Scheduled Tribe)',
    bpl: 'BPL (Below Poverty Line)',
    OBC: 'OBC (Other Backward Class)',
  },
  familyIncome: {
    label: 'Annual family income',
    hint: 'In rupees, of the whole family',
    required: 'Enter your annual family income',
  },
  educationQualification: {
    label: 'Educational qualification',
    required: 'Enter your educational qualification',
  },
  medium: { label: 'Medium of study', required: 'Choose the medium you want to study in' },
  media: { english: 'English', hindi: 'Hindi' },
  mode: { label: 'Mode of classes', required: 'Choose the mode of your classes' },
  modes: { Offline: 'Offline', Online: 'Online' },
  accept: {
    label: 'I accept the terms and conditions',
    required: 'Accept the terms and conditions',
  },
  /** The words of `accept` that link to the terms. */
  terms: 'terms and conditions',
};
