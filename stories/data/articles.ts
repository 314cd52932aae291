import type { Article, ArticleDays, ArticleSummary, ListedArticle } from '@setu/data';

// What the queries would bring, taken once from the site's sample content.

export const articles: ListedArticle[] = [
  {
    id: '13',
    title: 'Tied or Untied: Reading the Argument over Grants to States',
    summary:
      'The question: when the Union transfers money to a State, should it say what the money is for?',
    date: '2026-11-20T03:00:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Polity', 'Economy'],
  },
  {
    id: '14',
    title: 'Judicial Review and the Charge of Overreach',
    summary:
      'Two kinds of article appear after any large constitutional ruling. One says that the Court has protected the citizen when other institutions failed.',
    date: '2026-11-18T06:35:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Polity', 'Essay'],
  },
  {
    id: '15',
    title: 'Cash or Kind: How to Weigh the Welfare Transfer Debate',
    summary:
      'A government has a fixed sum for each poor household. It may hand over grain, or it may credit the same value to a bank account. Which is better?',
    date: '2026-11-16T01:20:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'GS Paper 3', 'Governance', 'Economy', 'Essay'],
  },
  {
    id: '16',
    title: 'Why City Governments Stay Weak: Reading the Case for the Third Tier',
    summary:
      'Whenever a city floods, articles appear which say that municipalities must be empowered. The conclusion is nearly always the same, yet the reasoning differs.',
    date: '2026-11-14T09:45:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Governance'],
  },
  {
    id: '17',
    title: 'Free Speech and Article 19(2): A Worked Lesson in Reading an Argument',
    summary: 'Students are told to read editorials every day and are seldom shown how.',
    date: '2026-11-12T04:10:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Polity', 'Essay'],
  },
  {
    id: '18',
    title: 'नदियों का जल बँटवारा: तर्क को कैसे पढ़ें',
    summary:
      'राज्यों के बीच नदी जल का विवाद भारत की पुरानी समस्याओं में से एक है। इस पर लिखे गए लेख प्रायः किसी एक राज्य की दृष्टि से चलते हैं।',
    date: '2026-11-11T11:50:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Polity'],
  },
  {
    id: '19',
    title: 'Data Protection: Privacy, Innovation and the Exemption Question',
    summary: 'Most opinion pieces on data protection can be placed in one of three families.',
    date: '2026-11-09T08:20:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'GS Paper 3', 'Governance', 'Science and Technology'],
  },
  {
    id: '20',
    title: 'Should a Census Count Caste? The Arguments on Both Sides',
    summary:
      'Few questions divide thoughtful people as evenly as this one. It is therefore good practice in stating a view you do not hold.',
    date: '2026-11-07T12:40:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 1', 'Society', 'Essay'],
  },
  {
    id: '21',
    title: 'Police Reform: When Everyone Agrees and Little Changes',
    summary:
      'Most editorials on the police reach the same conclusion: carry out the Prakash Singh directions.',
    date: '2026-11-05T01:55:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Governance'],
  },
  {
    id: '22',
    title: 'Climate Justice: Testing the Equity Argument',
    summary: 'Indian writing on climate negotiations rests on one word, equity.',
    date: '2026-11-03T13:40:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 3', 'Environment', 'International Relations', 'Essay'],
  },
  {
    id: '23',
    title: 'Minimum Support Price: Two Sound Arguments and How to Use Them',
    summary:
      'Articles on the minimum support price are easy to sort by conclusion and hard to sort by quality.',
    date: '2026-11-01T11:00:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 3', 'Economy', 'Agriculture'],
  },
  {
    id: '24',
    title: 'Anti-Defection Law: Stability against Conscience',
    summary: 'The Tenth Schedule was added in 1985 to stop legislators from selling their loyalty.',
    date: '2026-10-30T04:45:00Z',
    category: 'Editorial Analysis',
    url: null,
    topics: ['GS Paper 2', 'Polity', 'Essay'],
  },
];

export const relatedArticles: ArticleSummary[] = articles.slice(1, 4);

export const article: Article = {
  id: '13',
  title: 'Tied or Untied: Reading the Argument over Grants to States',
  date: '2026-11-20T03:00:00Z',
  category: 'Editorial Analysis',
  url: null,
  updated: null,
  topics: ['GS Paper 2', 'Polity', 'Economy'],
  content: `The question: when the Union transfers money to a State, should it say what the money is for? Opinion writing on fiscal federalism returns to this again and again under different names, such as centrally sponsored schemes, conditional borrowing, or cesses. Learn the argument once and you will recognise it each time.

The thesis you will usually meet:

The common line is that States are being turned into spending agencies of the Union. Their tax powers are narrow, a growing part of what they receive arrives with conditions, and a party that won a State election cannot carry out its own programme. A writer of this school wants more formula-based devolution and fewer schemes.

The evidence offered for it:

- Cesses and surcharges are kept out of the divisible pool by Article 270, so a Union government can raise revenue without sharing it.
- Centrally sponsored schemes require a matching contribution, commonly 40 per cent from most States and 10 per cent from the north-eastern and Himalayan States. A poor State may leave money unclaimed because it cannot find its own part.
- Uniform guidelines fit badly. A scheme for building toilets or irrigation channels designed for one region is applied in another with different soils and habits.
- After the goods and services tax, States gave up most of their power to vary the tax on goods.

The evidence left out:

A one-sided piece seldom mentions that the Union has duties which need tied money. Immunisation, basic schooling and control of epidemics benefit people beyond the State that pays for them, so a State left alone will spend too little. Internal migration makes this stronger: the State that educates a worker is often not the one in which that person works. Conditions can also help a State government resist local pressure, for instance by protecting money for maintenance. And untied devolution has risen at some points, most sharply under the Fourteenth Finance Commission, which recommended 42 per cent of the divisible pool.

Test the reasoning:

1. Is the writer comparing like with like? A share of the divisible pool and a share of gross tax revenue are different numbers.
2. Does the argument confuse the amount with the form? A State may receive more money in total and still have less freedom.
3. Is "the States" treated as one interest? Richer States gain from keeping revenue where it is raised, and poorer States gain from a strong pool at the centre. Both speak in the name of federalism.
4. Does the remedy follow? Ending schemes would not in itself raise devolution. It could simply lower total transfers.

A fair restatement:

Both sides agree that some central money should be tied. The disagreement is about how much, who sets the terms, and whether States have a say before the terms are fixed. Put this way, the answer moves from a quarrel to a matter of design: fewer and larger schemes, a menu of components from which a State chooses, a sunset date for every scheme, and consultation in a standing forum such as the Inter-State Council under Article 263.

Using it in a Mains answer:

For a question such as "Do centrally sponsored schemes weaken cooperative federalism?", open with the purpose of conditional transfers in one sentence. Give two paragraphs, one on the spillover argument and one on the autonomy argument, each with a single precise example. Then write the design measures above as your way forward. Cite Articles 270, 275 and 282 correctly. Article 282, which permits grants for any public purpose, sits under miscellaneous financial provisions, and its heavy use was an early criticism of scheme funding. A line such as "spend with the States and not merely through them" may close the answer, provided that you have shown how.

Practice: write 150 words arguing for tied grants to urban sanitation, then 150 against. If the second is easier, read more on spillovers.

Sample article, written to show how this site works.`,
};

export const hindiArticle: Article = {
  id: '18',
  title: 'नदियों का जल बँटवारा: तर्क को कैसे पढ़ें',
  date: '2026-11-11T11:50:00Z',
  category: 'Editorial Analysis',
  url: null,
  updated: null,
  topics: ['GS Paper 2', 'Polity'],
  content: `राज्यों के बीच नदी जल का विवाद भारत की पुरानी समस्याओं में से एक है। इस पर लिखे गए लेख प्रायः किसी एक राज्य की दृष्टि से चलते हैं। परीक्षार्थी का काम यह पहचानना है कि लेखक किस सिद्धांत के सहारे अपनी बात कह रहा है और कौन-सा पक्ष छूट गया है।

संवैधानिक आधार:

राज्य सूची की प्रविष्टि 17 जल, सिंचाई और नहरों को राज्यों का विषय बनाती है। यह प्रविष्टि संघ सूची की प्रविष्टि 56 के अधीन है, जिसके अनुसार संसद लोकहित में अंतर्राज्यीय नदियों के विनियमन और विकास पर कानून बना सकती है। अनुच्छेद 262 संसद को ऐसे विवादों के निर्णय की व्यवस्था करने और न्यायालयों की अधिकारिता हटाने की शक्ति देता है। इसी के अधीन अंतर्राज्यीय नदी जल विवाद अधिनियम, 1956 बना, जिसमें वार्ता असफल होने पर अधिकरण गठित होता है।

प्रमुख तर्क:

- ऊपरी राज्य कहता है कि जो जल उसकी भूमि पर बरसता है, उस पर पहला अधिकार उसका है।
- निचला राज्य कहता है कि उसके किसान पीढ़ियों से उसी प्रवाह पर निर्भर हैं और पुराने उपयोग की रक्षा होनी चाहिए।
- तीसरा मत न्यायसंगत बँटवारे का है। इसमें जनसंख्या, सूखे की स्थिति, वर्तमान उपयोग और वैकल्पिक स्रोत सब पर विचार होता है।

उच्चतम न्यायालय ने कावेरी निर्णय (2018) में माना कि अंतर्राज्यीय नदी राष्ट्रीय संपत्ति है, कोई राज्य उस पर अनन्य स्वामित्व का दावा नहीं कर सकता और बँटवारा न्यायसंगत होना चाहिए।

लेख में क्या जाँचें:

1. क्या लेखक सामान्य वर्ष और सूखे वर्ष में भेद करता है? अधिकांश टकराव कम वर्षा के वर्षों में होते हैं, इसलिए संकट के समय की कमी बाँटने का सूत्र ही असली प्रश्न है।
2. क्या भूजल की गणना हुई है? नदी और भूजल एक ही चक्र के अंग हैं।
3. क्या माँग पर भी चर्चा है? कम पानी वाले क्षेत्र में धान और गन्ने का विस्तार विवाद को बढ़ाता है।
4. क्या नदी के अपने प्रवाह और मुहाने की आवश्यकता पर विचार है?

प्रतिपक्ष:

कहा जाता है कि अधिकरण बहुत समय लेते हैं, इसलिए एक स्थायी अधिकरण होना चाहिए। इसके उत्तर में कहा जा सकता है कि विलंब का कारण केवल संस्था का स्वरूप नहीं है। आँकड़ों पर अविश्वास और निर्णय लागू करने की अनिच्छा भी कारण हैं। जब तक सभी पक्ष एक ही मापन प्रणाली पर भरोसा न करें, तब तक तेज निर्णय भी टिकेगा नहीं।

मुख्य परीक्षा में उपयोग:

उत्तर का आरंभ संवैधानिक व्यवस्था से कीजिए। फिर विधिक, जलवैज्ञानिक और राजनीतिक कारणों को अलग-अलग लिखिए। समाधान में साझा आँकड़े, पूरे बेसिन की योजना, सूखे वर्ष का पूर्वनिर्धारित सूत्र और फसल विविधीकरण रखिए। किसी राज्य को दोषी ठहराना उत्तर को कमजोर करता है।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।`,
};

/** The days of those articles, and the nearest ones of other months. */
export const articleDays: ArticleDays = {
  month: '2026-11',
  days: [5, 7, 9, 11, 12, 14, 16, 18, 20].map((day) => ({
    day: `2026-11-${String(day).padStart(2, '0')}`,
    count: 1 + (day % 3),
  })),
  earlier: '2026-10-30',
  later: null,
};
