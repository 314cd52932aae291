export const login = {
  heading: 'Log in',
  text: 'Students sign in through our app. You do not need an account to read the articles and course pages here.',
  description:
    'Students of the institute sign in through the mobile app, where classes, recordings and tests are. Reading this website needs no account.',
};

export const register = {
  heading: 'Create an account',
  text: 'New students create their account in our app. You do not need one to read the articles and course pages here.',
  description:
    'New students create their account in the mobile app, where classes, recordings and tests are. Reading this website needs no account at all.',
};
