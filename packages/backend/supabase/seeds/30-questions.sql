-- Sample content: questions of six days (written to show how the site works).
insert into "Questions" (id, day, number, article_id, stem, statements, line, options, answer, explanation, source,
  topics, language, state, correction, corrected_at) values
(1, '2026-11-20', 1, '1', $t$With reference to a Money Bill in the Parliament of India, consider the following statements:$t$,
  array[$t$It can be introduced in the Lok Sabha alone.$t$, $t$If the Rajya Sabha does not return it within fourteen days, it is deemed to have been passed by both Houses.$t$, $t$A deadlock over it is resolved at a joint sitting of the two Houses.$t$],
  $t$Which of the statements given above is/are correct?$t$, array[$t$1 only$t$, $t$1 and 2 only$t$, $t$2 and 3 only$t$, $t$1, 2 and 3$t$], 'b',
  $t$Statements 1 and 2 follow from Article 109. Statement 3 is wrong: Article 108 leaves Money Bills out of joint sittings, since the Rajya Sabha can only recommend, so that no deadlock can arise.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Articles 108 and 109$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(2, '2026-11-20', 2, '25', $t$Consider the following words of the Preamble to the Constitution of India:$t$,
  array[$t$Socialist$t$, $t$Secular$t$, $t$Integrity$t$, $t$Fraternity$t$],
  $t$How many of the above were added by the Constitution (Forty-second Amendment) Act, 1976?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$Only three$t$, $t$All four$t$], 'c',
  $t$Socialist, Secular and integrity were added in 1976. Fraternity stood in the Preamble as it was adopted on 26 November 1949.

Sample question, written to show how this site works.$t$,
  $t$Constitution (Forty-second Amendment) Act, 1976, section 2$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(3, '2026-11-20', 3, '73', $t$Which one of the following is correct of the Tenth Schedule to the Constitution of India?$t$,
  '{}',
  null, array[$t$It was added by the Constitution (Fifty-second Amendment) Act, 1985.$t$, $t$A nominated member may join a political party at any time without being disqualified.$t$, $t$It protects a split by one-third of the members of a legislature party.$t$, $t$Questions of disqualification under it are decided by the Election Commission.$t$], 'a',
  $t$A nominated member may join a party within six months of taking the seat, not later. The protection of splits was removed by the Ninety-first Amendment in 2003; mergers supported by two-thirds are still protected. The Speaker or the Chairman of the House decides.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Tenth Schedule$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(4, '2026-11-20', 4, '1', $t$Which one of the following Bills may be introduced in either House of Parliament, though neither House can pass it unless the President has recommended its consideration?$t$,
  '{}',
  null, array[$t$A Money Bill$t$, $t$A Financial Bill under Article 117(1)$t$, $t$A Financial Bill under Article 117(3)$t$, $t$A Bill to amend the Constitution$t$], 'c',
  $t$A Bill under Article 117(3) involves expenditure from the Consolidated Fund and nothing of the Article 110 list. A Money Bill and a Bill under Article 117(1) start in the Lok Sabha alone. A Bill to amend the Constitution needs no recommendation of the President.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Articles 110, 117 and 368$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'corrected', $t$The answer was given as (b) at first. A Bill under Article 117(1) can be introduced in the Lok Sabha alone.$t$, $t$2026-11-21T09:30:00+05:30$t$),
(5, '2026-11-20', 5, '13', $t$Consider the following statements about grants from the Union to the States:$t$,
  array[$t$Grants under Article 275 are charged on the Consolidated Fund of India.$t$, $t$Under Article 282 the Union may make a grant for a public purpose on which Parliament cannot make laws.$t$, $t$What the Finance Commission recommends on grants binds the Union in law.$t$],
  $t$How many of the statements given above are correct?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$All three$t$, $t$None$t$], 'b',
  $t$Statements 1 and 2 are what the two Articles say. Statement 3 is wrong: the recommendations are laid before Parliament with a memorandum of the action taken (Article 281), and bind no one in law.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Articles 275, 280 to 282$t$, array['GS Paper 2', 'Polity', 'Economy', 'Prelims'], null, 'valid', null, null),
(6, '2026-11-19', 1, '26', $t$With reference to the Rajya Sabha, consider the following statements:$t$,
  array[$t$It cannot be dissolved.$t$, $t$The Constitution itself fixes the term of its members at six years.$t$, $t$As nearly as possible, one-third of its members retire every second year.$t$],
  $t$Which of the statements given above is/are correct?$t$, array[$t$1 and 2 only$t$, $t$1 and 3 only$t$, $t$2 and 3 only$t$, $t$1, 2 and 3$t$], 'b',
  $t$Article 83(1) says what statements 1 and 3 say. The term of six years is not in the Constitution: Parliament fixed it in the Representation of the People Act, 1951.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Article 83; Representation of the People Act, 1951, section 154$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(7, '2026-11-19', 2, '26', $t$With reference to the Lok Sabha, consider the following statements:$t$,
  array[$t$Its five years run from the date appointed for its first meeting.$t$, $t$The Forty-second Amendment raised its normal term to six years.$t$, $t$While a Proclamation of Emergency is in force, its term may be extended by up to two years at a time.$t$],
  $t$How many of the statements given above are correct?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$All three$t$, $t$None$t$], 'b',
  $t$Statement 3 is wrong: Parliament may extend the term by law by up to one year at a time, and not beyond six months after the Proclamation has ceased. The Forty-fourth Amendment brought the normal term back to five years.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Article 83(2)$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(8, '2026-11-19', 3, '26', $t$The representatives of each State in the Rajya Sabha are elected by$t$,
  '{}',
  null, array[$t$all members of the Legislative Assembly of the State$t$, $t$the elected members of both Houses of the State Legislature$t$, $t$the voters of the State, by proportional representation$t$, $t$the elected members of the Legislative Assembly of the State$t$], 'd',
  $t$Article 80(4): by the elected members of the Legislative Assembly, in accordance with proportional representation by means of the single transferable vote.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Article 80(4)$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(9, '2026-11-19', 4, '26', $t$For membership of which one of the following is 25 years the minimum age?$t$,
  '{}',
  null, array[$t$The Lok Sabha$t$, $t$The Rajya Sabha$t$, $t$The Legislative Assembly of a State$t$, $t$The Legislative Council of a State$t$], 'a',
  $t$The minimum age is 25 years for the Lok Sabha and for a Legislative Assembly, 30 years for the Rajya Sabha and for a Legislative Council.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Articles 84 and 173$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'dropped', $t$Two options are right: 25 years is the minimum age for the Lok Sabha (Article 84) and for a Legislative Assembly (Article 173).$t$, $t$2026-11-20T18:00:00+05:30$t$),
(10, '2026-11-19', 5, '26', $t$Consider the following pairs of an Article of the Constitution of India and its subject:$t$,
  array[$t$Article 83: duration of the Houses of Parliament$t$, $t$Article 84: qualification for membership of Parliament$t$, $t$Article 108: joint sitting of both Houses in certain cases$t$],
  $t$How many of the pairs given above are correctly matched?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$All three$t$, $t$None$t$], 'c',
  $t$All three pairs are correctly matched.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Articles 83, 84 and 108$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(11, '2026-11-18', 1, '27', $t$With reference to the standard meridian of India, consider the following statements:$t$,
  array[$t$Its longitude is a multiple of 7°30′.$t$, $t$The time that it gives is five and a half hours ahead of Coordinated Universal Time.$t$, $t$It passes through Bihar.$t$],
  $t$Which of the statements given above is/are correct?$t$, array[$t$1 and 2 only$t$, $t$2 only$t$, $t$2 and 3 only$t$, $t$1, 2 and 3$t$], 'a',
  $t$82°30′ is eleven times 7°30′, and 82.5 degrees at 15 degrees an hour are 5.5 hours. The meridian passes through Uttar Pradesh, Madhya Pradesh, Chhattisgarh, Odisha and Andhra Pradesh.

Sample question, written to show how this site works.$t$,
  $t$Survey of India, political map of India$t$, array['GS Paper 1', 'Geography', 'Prelims'], null, 'valid', null, null),
(12, '2026-11-18', 2, '27', $t$Through which one of the following States does the meridian of 82°30′ E not pass?$t$,
  '{}',
  null, array[$t$Uttar Pradesh$t$, $t$Chhattisgarh$t$, $t$Jharkhand$t$, $t$Odisha$t$], 'c',
  $t$Jharkhand lies wholly to the east of it. Beside the three others it passes through Madhya Pradesh and Andhra Pradesh.

Sample question, written to show how this site works.$t$,
  $t$Survey of India, political map of India$t$, array['GS Paper 1', 'Geography', 'Prelims'], null, 'valid', null, null),
(13, '2026-11-18', 3, '2', $t$Consider the following statements about the Monetary Policy Committee:$t$,
  array[$t$It has six members.$t$, $t$Three of its members are appointed by the Union government from outside the Reserve Bank of India.$t$, $t$The Governor has a second or casting vote in a tie.$t$],
  $t$How many of the statements given above are correct?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$All three$t$, $t$None$t$], 'c',
  $t$All three are in the Reserve Bank of India Act, as amended in 2016. The other three members come from the Bank, the Governor among them as chairperson.

Sample question, written to show how this site works.$t$,
  $t$Reserve Bank of India Act, 1934, sections 45ZB and 45ZI$t$, array['GS Paper 3', 'Economy', 'Prelims'], null, 'valid', null, null),
(14, '2026-11-18', 4, '2', $t$By which one of the following does the Reserve Bank of India take in surplus money of banks without giving securities in return?$t$,
  '{}',
  null, array[$t$Variable rate reverse repo$t$, $t$Marginal Standing Facility$t$, $t$Open market sale$t$, $t$Standing Deposit Facility$t$], 'd',
  $t$The Standing Deposit Facility, introduced in April 2022, is the floor of the corridor and takes deposits without collateral. In a reverse repo and an open market sale the Bank gives securities; by the Marginal Standing Facility it lends.

Sample question, written to show how this site works.$t$,
  $t$Reserve Bank of India, statement of 8 April 2022$t$, array['GS Paper 3', 'Economy', 'Prelims'], null, 'valid', null, null),
(15, '2026-11-18', 5, '14', $t$Consider the following statements:$t$,
  array[$t$A law placed in the Ninth Schedule after 24 April 1973 can be tested by the courts against the basic structure of the Constitution.$t$, $t$Judicial review is itself a part of the basic structure of the Constitution.$t$],
  $t$Which one of the following is correct in respect of the above statements?$t$, array[$t$Both are correct, and statement 2 explains statement 1$t$, $t$Both are correct, but statement 2 does not explain statement 1$t$, $t$Statement 1 is correct, statement 2 is not$t$, $t$Statement 2 is correct, statement 1 is not$t$], 'a',
  $t$I. R. Coelho (2007) held that laws placed in the Ninth Schedule on or after 24 April 1973 have to stand the test of the basic structure, because the review of laws by the courts belongs to that structure and cannot be taken away by a list.

Sample question, written to show how this site works.$t$,
  $t$I. R. Coelho v State of Tamil Nadu, 2007$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(16, '2026-11-17', 1, '43', $t$राज्य के नीति निदेशक तत्त्वों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:$t$,
  array[$t$ये न्यायालय द्वारा लागू नहीं कराए जा सकते।$t$, $t$इनका विचार आयरलैंड के संविधान से लिया गया है।$t$, $t$ये संविधान के भाग III में दिए गए हैं।$t$],
  $t$उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?$t$, array[$t$केवल 1$t$, $t$केवल 1 और 2$t$, $t$केवल 2 और 3$t$, $t$1, 2 और 3$t$], 'b',
  $t$अनुच्छेद 37 के अनुसार ये न्यायालय द्वारा लागू नहीं कराए जा सकते, फिर भी देश के शासन में मूलभूत हैं। कथन 3 गलत है: ये भाग IV (अनुच्छेद 36 से 51) में हैं, भाग III में मूल अधिकार हैं।

नमूना प्रश्न, इस साइट का काम दिखाने के लिए लिखा गया।$t$,
  $t$भारत का संविधान, अनुच्छेद 36 से 51$t$, array['GS Paper 2', 'Polity', 'Prelims'], $t$hi$t$, 'valid', null, null),
(17, '2026-11-17', 2, '43', $t$संविधान के निम्नलिखित अनुच्छेदों पर विचार कीजिए:$t$,
  array[$t$अनुच्छेद 39क$t$, $t$अनुच्छेद 43क$t$, $t$अनुच्छेद 43ख$t$, $t$अनुच्छेद 48क$t$],
  $t$उपर्युक्त में से कितने संविधान (बयालीसवाँ संशोधन) अधिनियम, 1976 द्वारा जोड़े गए?$t$, array[$t$केवल एक$t$, $t$केवल दो$t$, $t$केवल तीन$t$, $t$सभी चार$t$], 'c',
  $t$अनुच्छेद 39क, 43क और 48क 1976 में जोड़े गए। सहकारी समितियों का अनुच्छेद 43ख 97वें संशोधन (2011) से आया।

नमूना प्रश्न, इस साइट का काम दिखाने के लिए लिखा गया।$t$,
  $t$संविधान (बयालीसवाँ संशोधन) अधिनियम, 1976$t$, array['GS Paper 2', 'Polity', 'Prelims'], $t$hi$t$, 'valid', null, null),
(18, '2026-11-17', 3, '44', $t$निम्नलिखित में से कौन-सी नदी अरब सागर में ज्वारनदमुख बनाती है?$t$,
  '{}',
  null, array[$t$गोदावरी$t$, $t$महानदी$t$, $t$कृष्णा$t$, $t$तापी$t$], 'd',
  $t$तापी और नर्मदा भ्रंश घाटियों से होकर पश्चिम की ओर बहती हैं और अरब सागर में ज्वारनदमुख बनाती हैं। अन्य तीनों बंगाल की खाड़ी में डेल्टा बनाती हैं।

नमूना प्रश्न, इस साइट का काम दिखाने के लिए लिखा गया।$t$,
  $t$एनसीईआरटी, भारत: भौतिक पर्यावरण, कक्षा 11$t$, array['GS Paper 1', 'Geography', 'Prelims'], $t$hi$t$, 'valid', null, null),
(19, '2026-11-17', 4, '44', $t$नदी और उसके उद्गम के निम्नलिखित युग्मों पर विचार कीजिए:$t$,
  array[$t$गोदावरी: त्र्यंबकेश्वर के पास$t$, $t$नर्मदा: अमरकंटक$t$, $t$कावेरी: महाबलेश्वर के पास$t$],
  $t$उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?$t$, array[$t$केवल एक$t$, $t$केवल दो$t$, $t$सभी तीन$t$, $t$कोई भी नहीं$t$], 'b',
  $t$युग्म 3 गलत है: कावेरी का उद्गम कर्नाटक के कोडागु ज़िले में तलकावेरी है; महाबलेश्वर के पास कृष्णा निकलती है।

नमूना प्रश्न, इस साइट का काम दिखाने के लिए लिखा गया।$t$,
  $t$एनसीईआरटी, भारत: भौतिक पर्यावरण, कक्षा 11$t$, array['GS Paper 1', 'Geography', 'Prelims'], $t$hi$t$, 'valid', null, null),
(20, '2026-11-17', 5, '7', $t$राष्ट्रपति की अध्यादेश जारी करने की शक्ति के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:$t$,
  array[$t$यदि संसद का एक सदन सत्र में हो, तो अध्यादेश जारी नहीं किया जा सकता।$t$, $t$संसद के पुनः समवेत होने से छह सप्ताह पूरे होने पर अध्यादेश प्रवर्तन में नहीं रहता।$t$],
  $t$उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?$t$, array[$t$केवल 1$t$, $t$केवल 2$t$, $t$1 और 2 दोनों$t$, $t$न तो 1 और न ही 2$t$], 'b',
  $t$अनुच्छेद 123 के अनुसार अध्यादेश तभी जारी नहीं हो सकता जब दोनों सदन सत्र में हों; केवल एक सदन बैठा हो तो जारी हो सकता है। कथन 2 अनुच्छेद 123(2) का उपबंध है।

नमूना प्रश्न, इस साइट का काम दिखाने के लिए लिखा गया।$t$,
  $t$भारत का संविधान, अनुच्छेद 123$t$, array['GS Paper 2', 'Polity', 'Prelims'], $t$hi$t$, 'valid', null, null),
(21, '2026-11-16', 1, '29', $t$With reference to protected areas in India, consider the following statements:$t$,
  array[$t$National parks and wildlife sanctuaries are declared under the Wild Life (Protection) Act, 1972.$t$, $t$Biosphere reserves are declared under the same Act.$t$, $t$A State may alter the boundaries of a national park without a recommendation of the National Board for Wild Life.$t$],
  $t$Which of the statements given above is/are correct?$t$, array[$t$1 only$t$, $t$1 and 2 only$t$, $t$2 and 3 only$t$, $t$1, 2 and 3$t$], 'a',
  $t$Biosphere reserves are a scheme of the Government of India, on the lines of UNESCO's Man and the Biosphere Programme, and no category of the Act. Boundaries of a sanctuary or a park are altered only on a recommendation of the National Board.

Sample question, written to show how this site works.$t$,
  $t$Wild Life (Protection) Act, 1972, sections 18, 26A and 35$t$, array['GS Paper 3', 'Environment', 'Prelims'], null, 'valid', null, null),
(22, '2026-11-16', 2, '3', $t$With reference to the forecasts of the south-west monsoon for the country as a whole, consider the following statements:$t$,
  array[$t$Seasonal rainfall of 96 to 104 per cent of the long period average is called normal.$t$, $t$On the data of 1971 to 2020 the long period average is about 87 centimetres.$t$],
  $t$Which of the statements given above is/are correct?$t$, array[$t$1 only$t$, $t$2 only$t$, $t$Both 1 and 2$t$, $t$Neither 1 nor 2$t$], 'c',
  $t$Both are as the India Meteorological Department says. For a district or a subdivision the scale is wider: within 19 per cent of its own average on either side is normal there.

Sample question, written to show how this site works.$t$,
  $t$India Meteorological Department, long range forecasts$t$, array['GS Paper 1', 'Geography', 'Prelims'], null, 'valid', null, null),
(23, '2026-11-16', 3, '31', $t$Which one of the following goes with a positive phase of the Indian Ocean Dipole?$t$,
  '{}',
  null, array[$t$Warmer water than usual off Sumatra and Java$t$, $t$Heavier rain than usual in East Africa$t$, $t$Heavier rain than usual in Australia$t$, $t$A weaker south-west monsoon in most cases$t$], 'b',
  $t$In a positive phase the west of the ocean is warmer than usual and the south-east cooler. Moist air rises over the west: East Africa tends to get heavy rain, Indonesia and Australia turn dry, and the south-west monsoon is helped.

Sample question, written to show how this site works.$t$,
  $t$India Meteorological Department, El Niño and Indian Ocean Dipole bulletin$t$, array['GS Paper 1', 'Geography', 'Prelims'], null, 'valid', null, null),
(24, '2026-11-16', 4, '30', $t$Consider the following:$t$,
  array[$t$To pay taxes$t$, $t$To safeguard public property$t$, $t$To vote in elections$t$, $t$To develop the scientific temper$t$],
  $t$How many of the above are Fundamental Duties under Article 51A of the Constitution of India?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$Only three$t$, $t$All four$t$], 'b',
  $t$To safeguard public property and to develop the scientific temper are on the list. Paying taxes and voting are not.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Article 51A$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(25, '2026-11-16', 5, '28', $t$With reference to the black soil of the Deccan, consider the following statements:$t$,
  array[$t$It was formed mainly from basalt.$t$, $t$It is rich in nitrogen.$t$, $t$It cracks deeply when dry.$t$],
  $t$Which of the statements given above is/are correct?$t$, array[$t$1 only$t$, $t$2 and 3 only$t$, $t$1 and 3 only$t$, $t$1, 2 and 3$t$], 'c',
  $t$Black soil is poor in nitrogen, phosphorus and humus. It is fertile because it holds water and has lime, iron and potash.

Sample question, written to show how this site works.$t$,
  $t$NCERT, India: Physical Environment, Class XI$t$, array['GS Paper 1', 'Geography', 'Prelims'], null, 'valid', null, null),
(26, '2026-10-31', 1, '45', $t$Consider the following members:$t$,
  array[$t$Elected members of the Rajya Sabha$t$, $t$Nominated members of the Rajya Sabha$t$, $t$Elected members of the Legislative Assembly of Puducherry$t$, $t$Members of the Legislative Council of a State$t$],
  $t$How many of the above belong to the electoral college for the President of India?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$Only three$t$, $t$All four$t$], 'b',
  $t$Elected members of both Houses of Parliament and of the Legislative Assemblies, since the Seventieth Amendment of Delhi and Puducherry too. Nominated members and members of Legislative Councils have no vote.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Article 54$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null),
(27, '2026-10-31', 2, '59', $t$Consider the following pairs of an Act and the year in which it was passed:$t$,
  array[$t$Wild Life (Protection) Act: 1972$t$, $t$Environment (Protection) Act: 1986$t$, $t$Biological Diversity Act: 2002$t$],
  $t$How many of the pairs given above are correctly matched?$t$, array[$t$Only one$t$, $t$Only two$t$, $t$All three$t$, $t$None$t$], 'c',
  $t$All three pairs are correctly matched.

Sample question, written to show how this site works.$t$,
  $t$India Code$t$, array['GS Paper 3', 'Environment', 'Prelims'], null, 'valid', null, null),
(28, '2026-10-31', 3, '45', $t$Doubts and disputes about the election of the President of India are inquired into and decided by$t$,
  '{}',
  null, array[$t$the Supreme Court$t$, $t$the Election Commission$t$, $t$the Lok Sabha$t$, $t$a High Court chosen by the Chief Justice of India$t$], 'a',
  $t$Article 71(1): by the Supreme Court, whose decision is final.

Sample question, written to show how this site works.$t$,
  $t$Constitution of India, Article 71$t$, array['GS Paper 2', 'Polity', 'Prelims'], null, 'valid', null, null)
on conflict (id) do nothing;
