export const offlineMode = {
  heading: 'Offline Mode',
  title: 'Offline Mode: classroom courses',
  text: 'Courses taught in our classrooms. Choose a subject to narrow the list.',
  description:
    'Classroom courses and test series that are open for admission, by subject: the duration, the fees and what is taught, with a page for each.',
};

export const onlineMode = {
  heading: 'Online Mode',
  title: 'Online Mode: live online courses',
  text: 'Courses taught live on the internet, with recordings for revision. Choose a subject to narrow the list.',
  description:
    'Live online courses with recordings, and test series, by subject: the duration, the fees and what is taught, to join from home or anywhere.',
};
