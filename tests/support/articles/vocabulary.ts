/** Words and sentences of the generated articles (articles.ts): meaningless, with the shapes of real ones. */

export const categories = [
  'Daily Current Affairs Analysis',
  'Editorial Analysis',
  'Facts of the Day',
  'What to Read in The Hindu',
  'What to Read in Indian Express',
  'Daily Answer Writing',
] as const;

export const subjects = [
  'Polity',
  'Public finance',
  'Monetary policy',
  'Agriculture',
  'Federal relations',
  'Local government',
  'Environment',
  'Water resources',
  'Modern history',
  'Art and culture',
  'Social justice',
  'International relations',
  'Internal security',
  'Science and technology',
  'Disaster management',
  'Ethics in public life',
] as const;

/** One of each forms a name, some 15,000 in all, because real titles are full of rare words. */
export const syllables = [
  'Kar Tam Mon Vel Ash Bal Chan Dev Gan Har Ind Jal Kol Lak Mad Nar Pal Raj Sam Tir Uj Var Yam Bhar Dhar Ker Mal Pur Sat Vin'.split(
    ' ',
  ),
  'a an ar avi e eni i ika ila o ori u uma un ya adi am ash ati esh in is it ol om on ul ur ush vi'.split(
    ' ',
  ),
  'pur garh nagar abad wara kot giri vat dham gaon halli pet swar mukh sagar tala'.split(' '),
] as const;

export const terms = [
  'the committee system',
  'the division of powers',
  'the budget cycle',
  'judicial review',
  'the open-market operation',
  'crop insurance',
  'the river basin plan',
  'the urban local body',
  'public procurement',
  'the census method',
  'the monsoon forecast',
  'the panchayat accounts',
  'the code of conduct',
  'the treaty process',
  'the land record',
  'the service commission',
] as const;

export const sentences = [
  'A student of {subject} meets {term} early and returns to it often.',
  'Begin with the plain meaning of {term} before adding any example.',
  'The purpose of {term} is easier to see once its limits are written beside it.',
  'Two readings are possible, and an answer on {subject} should give both their due.',
  'Where the text is silent, practice has filled the gap, and the examiner may ask about either.',
  'It helps to ask who decides, who pays and who is answerable.',
  'Write one line on the origin, one on the working and one on the difficulty.',
  'In {subject}, a definition that can be illustrated is worth more than a list.',
  "The learner's first draft usually says too much about {term} and too little about its use.",
  'Compare {term} with the arrangement that it replaced.',
  'A map or a small table saves a paragraph here.',
  'Keep the order of events straight, since the order is half of the explanation.',
  'Reports on {subject} often disagree about the measure, so name the measure that you use.',
  'Nothing in this step needs a figure that will be out of date next year.',
  'Read the question again: "discuss" asks for more than "describe".',
  'The link between {term} and daily administration is the part that candidates leave out.',
  'A balanced view grants the strength of {term} before it turns to reform.',
  'End with what a district officer could do about it in the first month.',
  'Note the exception; it is asked more often than the rule.',
  'Keep a page for {subject} and add to it each week in your own words.',
] as const;

export const hindi = {
  titles: [
    'संसद की समितियाँ: एक परिचय',
    'पंचायती राज की रूपरेखा',
    'मौद्रिक नीति को समझना',
    'उत्तर लेखन का अभ्यास',
    'भारत की नदियाँ और जल प्रबंधन',
  ],
  sentences: [
    'इस विषय को समझने के लिए पहले उसका सरल अर्थ लिखें।',
    'उत्तर में परिभाषा, उदाहरण और सीमाएँ, तीनों आनी चाहिए।',
    'प्रश्न के शब्दों पर ध्यान दें, क्योंकि माँग उन्हीं में छिपी होती है।',
    'जहाँ कानून चुप है, वहाँ परंपरा ने रास्ता बनाया है।',
    'एक छोटी तालिका से पूरा अनुच्छेद बच सकता है।',
    'हर सप्ताह अपने शब्दों में एक पृष्ठ की टिप्पणी बनाएँ।',
    'निष्कर्ष में यह बताएँ कि प्रशासन के स्तर पर क्या किया जा सकता है।',
    'दो दृष्टिकोण संभव हों तो दोनों को उचित स्थान दें।',
  ],
} as const;
