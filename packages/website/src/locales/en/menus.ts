/** The words of header and footer that are no page's own. */
export const menuTexts = {
  offlineMode: 'Offline Mode',
  onlineMode: 'Online Mode',
  scholarship: 'Scholarship Programme',
  career: 'Careers',
  privacy: 'Privacy',
  topics: 'Topics',
  daily: 'Daily desk',
  allCourses: 'All Courses',
  /** The dropdown of the lists of articles. */
  articles: 'Current Affairs',
  liveDemo: 'Live Demo',
  app: 'Login to our App',
  callForAdmissions: 'Call Us for Admissions',
  call: (number: string) => `Call ${number}`,
  whatsappLine: 'WhatsApp line',
  students: 'Students',
  hiring: 'Hiring',
  /** In its place where there is no careers page. */
  email: 'Email',
  quickLinks: 'Quick links',
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  freeResources: 'Free resources',
  results: 'Results',
  copyright: (legalName: string) => `© ${legalName}. All rights reserved.`,
};
