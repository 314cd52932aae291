-- Sample content: twelve reading guides for the category 'What to Read in The Hindu'.
insert into "Articles" (id, title, category, content, created_at, url, topics) values
(49, $t$A Page-by-Page Map: Which Part of the Newspaper Serves Which Paper$t$, $t$What to Read in The Hindu$t$, $t$Most beginners read a newspaper from the first column to the last and give every item the same attention. Two hours later they remember a cricket score and half of an editorial. The syllabus of the General Studies papers is a better guide than the layout of the page. Read the syllabus once before you open the paper, and keep a printed copy on the desk for the first month. Your aim is to look at a headline and know within a few seconds which paper it belongs to, or that it belongs to none.

What follows is a map of the kinds of pages found in a serious English daily. The order of pages differs between editions and days, so look for the kind of page and not for a page number.

The front page:

The front page tells you what the editors thought was the biggest event of the day. That is a different test from what an examiner finds useful. Election speeches, arrests and party quarrels take space here and give you little. Look for four things: a decision of the Union Cabinet, a judgment of the Supreme Court, a statement or statistical release from a public institution, and an agreement with another country. If the front page has none of these, leave it in three minutes.

The national pages:

These pages carry reports on Bills, committees, commissions, schemes and disputes between governments. They feed General Studies Paper II more than any other part of the paper. Ask of each item whether it shows an institution at work. A report on a parliamentary committee's recommendation is useful. A report on what one leader said about another is not.

The state and city pages:

Candidates for the Union examination usually skip these, and mostly they are right. There are two exceptions. The first is a local experiment in administration, such as a district that changed how it runs anganwadis or manages waste; this is an example you can use in Paper II or in Ethics. The second is the home state of a candidate who is also preparing for a State Public Service Commission, where state schemes, rivers, festivals and budgets are asked directly.

The editorial page:

Read it for argument and vocabulary, not for facts. One editorial and one lead article are enough on most days. Choose those on polity, the economy, social justice, the environment and foreign policy. The method for reading an editorial deserves an article of its own, and you will find one in this section.

The opinion and data pages:

Articles written by practitioners such as retired judges, economists, scientists and diplomats are often the best source of structure for a 250-word answer. Articles built on charts are the best source of evidence. In both cases take down the argument and the name of the data source, and leave the decoration.

The world page:

Sort the items into three groups. Those involving India directly come first. Those involving India's neighbourhood or a grouping of which India is a member come second. Events that change the price of oil, the safety of sea lanes or the rules of trade come third. Domestic politics of far countries can be left, unless the country is a major power.

The business page:

Stock movements, quarterly results and company appointments are of no use. Policy rates, inflation and output releases, trade data, banking regulation, tax changes and infrastructure are. This page mostly serves Paper III and the Preliminary examination.

The science, health and environment pages:

They serve both the Preliminary examination and Paper III. Read them slowly, because a question can turn on one term. Write the term, what it does, where it is used and what the risk is.

The sports page:

Read the headlines for your own pleasure. For the examination, only major international events, the bodies that govern sport and the rules on doping occasionally matter.

Now turn the map round. Start from the papers and see where each one gets its supply:

- General Studies Paper I draws on society features, reports on monuments and excavations, monsoon and earthquake explainers, and city pages on housing or migration.
- General Studies Paper II draws on the national pages, court reports, the editorial page and the world page.
- General Studies Paper III draws on the business page, the science page, environment reports, and reports on disasters and internal security.
- General Studies Paper IV draws on profiles, obituaries, accounts of civil servants at work, and stories where two duties collide.
- The Essay draws on the opinion page and on long reports from the field.
- The Preliminary examination draws on names: species, sites, institutions, indices, missions and terms, wherever they appear.

A working routine for ninety minutes:

1. Five minutes: leaf through every page and put a pencil tick on the items worth reading. Do not read anything yet.
2. Forty minutes: read the ticked items, beginning with those for your weakest paper.
3. Twenty minutes: read one editorial and one lead article with full attention.
4. Twenty minutes: make notes under syllabus headings, not under dates.
5. Five minutes: write two possible questions that the day's paper suggests, one factual and one analytical.

The last step is the one most often dropped and the one that changes how you read. After a few weeks of writing questions, you will find the pencil ticks falling in the right places without effort.

One warning. A newspaper cannot replace the basic book. If a report on a Money Bill confuses you, the remedy is to open the chapter on Parliament and read about Article 110, not to read three more reports. The paper shows you where the static subject is alive. It does not teach you the subject. A good test at the end of each week is to count how many times the newspaper sent you back to a textbook. If the count is zero, you are reading for news and not for the examination.

Sample article, written to show how this site works.$t$, '2026-11-20T06:30:00+05:30', null, array['Reading Method']),
(50, $t$Reading an Editorial in Four Passes$t$, $t$What to Read in The Hindu$t$, $t$An editorial is a short argument by an institution. It states a problem, takes a position and gives reasons in about five hundred words, which is close to what you must do in a Mains answer. Reading it once for its opinion wastes most of its value. Read it four times, and keep each pass short.

1. First pass, two minutes: find the position. Read the whole piece without a pen. Then close the page and say in one sentence what the writer wants done, and by whom. If you cannot say it, read the last paragraph again, since the recommendation usually sits there.
2. Second pass, three minutes: separate fact from opinion. Put a line under every statement that could be checked, such as a provision, a date, a judgment or a figure. Put brackets round every statement that is a judgement. You may carry the first kind into your notes. The second kind needs a reason before it can be used.
3. Third pass, three minutes: draw the skeleton. In the margin write one or two words for each paragraph: background, trigger, cause, counter-view, remedy. You now have the plan of an answer.
4. Fourth pass, four minutes: argue back. Write the best objection that a fair opponent would make. If the editorial asks for a stronger regulator, the objection may be cost, overlap with an existing body, or loss of state autonomy.

The fourth pass matters because questions with directives such as critically examine or discuss expect more than one side. A candidate who has only absorbed editorials tends to write one-sided answers in a confident tone.

What to put in your notes:

- The issue, written as a syllabus phrase, for example "issues arising out of the design and implementation of policies".
- Two facts that you have verified elsewhere.
- One argument for and one against.
- One remedy with the name of the body that would carry it out.

What to leave out:

- The writer's adjectives. An answer that calls a policy "draconian" or "historic" sounds like a column.
- Figures without a source.
- Rhetorical questions and quotations used for effect.

Use the language carefully. Collect connecting phrases that show reasoning, such as "to the extent that", "in the absence of" and "subject to". Do not collect ornamental words. An examiner reading several hundred scripts rewards a sentence that can be understood at first sight.

Finally, do not read more than one or two editorials a day in this manner. Four passes over one piece teach you more than one pass over four.

Sample article, written to show how this site works.$t$, '2026-11-18T07:15:00+05:30', null, array['Essay', 'Reading Method']),
(51, $t$How to Read a Supreme Court Report$t$, $t$What to Read in The Hindu$t$, $t$A report on a judgment often runs to many columns, with remarks from the Bench, reactions from parties and photographs of lawyers. The part you need can be written in six lines. The skill lies in knowing which six.

Begin with the kind of proceeding. The Supreme Court acts in different capacities, and the report will usually name one of them:

- A writ petition under Article 32, where a person complains that a fundamental right has been violated.
- An original suit under Article 131, where the dispute is between governments.
- An appeal, including one by special leave under Article 136.
- A reference by the President under Article 143, where the Court gives an advisory opinion.
- A review under Article 137, or a curative petition, which the Court developed in Rupa Ashok Hurra v. Ashok Hurra (2002).

Next, look at the strength of the Bench. Article 145(3) requires at least five judges for a case involving a substantial question of law as to the interpretation of the Constitution. A two-judge Bench cannot overrule a larger one. When two smaller Benches disagree, the matter is referred to a larger Bench. This explains many reports that say a case has been "referred".

Then separate what was decided from what was merely said. Remarks made during a hearing are questions put to counsel. They are not law and should never be quoted in an answer as the Court's view. Even inside a judgment, only the reasoning necessary for the decision, called the ratio, is binding on other courts under Article 141. Passing observations, called obiter, may persuade but do not bind. An interim order settles nothing finally; it preserves the position until the case is heard.

The six-line note:

1. Name of the case and year.
2. The question before the Court, in one sentence.
3. The provision involved: an Article, a section or a rule.
4. What was held.
5. The principle used, such as proportionality, manifest arbitrariness, basic structure or separation of powers.
6. What changes for administration, and whether any judge dissented.

A dissent deserves its own sentence. It gives you the counter-argument for a "critically examine" question, written by someone who heard the whole case.

Connect the note to the book. A ruling on privacy goes under Article 21, beside K.S. Puttaswamy (2017). A ruling on reservation goes under Articles 15 and 16, beside Indra Sawhney (1992). If you cannot find its place beside an older case, you have not yet understood the question that was decided.

Last, be slow with fresh rulings. First-day reports are written in a hurry. Wait for an explanatory article or read the summary of the judgment on the Court's website before fixing your note.

Sample article, written to show how this site works.$t$, '2026-11-17T18:40:00+05:30', null, array['GS Paper 2', 'Polity', 'Reading Method']),
(52, $t$Making Notes from an Economy Page without Copying Numbers$t$, $t$What to Read in The Hindu$t$, $t$The economy page frightens many candidates from an arts background and bores many others. Both react to the same thing, which is the number in the headline. A rate has risen, an index has fallen, a deficit has narrowed. The number will be replaced next month. What stays is the mechanism behind it, and that is what your notes should hold.

Take any report about inflation. Before copying a figure, answer five questions:

1. What is being measured? Consumer price inflation and wholesale price inflation use different baskets. Core inflation leaves out food and fuel.
2. Who releases it? Consumer price data come from the National Statistical Office. Wholesale price data come from the office of the Economic Adviser in the department that deals with industry.
3. Compared with what? A yearly rate can fall while prices are still rising, because prices are compared with a high level a year earlier. This is the base effect.
4. What moved it? Vegetables, fuel, imported goods and services move for different reasons.
5. Who acts on it? The Monetary Policy Committee acts on demand through the policy rate. Supply problems need the government: stocks, imports, transport.

The answers fit on half a page and remain useful for years. Beside them keep one small box for the latest figure, written in pencil with its month.

Five pages to keep in the economy notebook:

- Growth and output: gross domestic product at current and constant prices, gross value added, the index of industrial production.
- Prices and money: inflation measures, policy rate, liquidity, transmission to bank lending rates.
- Public finance: revenue and capital receipts, revenue, fiscal and primary deficits, devolution under Article 280, the Goods and Services Tax Council under Article 279A.
- External sector: current account, capital account, exchange rate, reserves, trade agreements.
- Real life: jobs, wages, farm incomes, poverty and inequality.

Almost every useful report belongs on one of these pages. When a report touches two, write it once and put a cross-reference on the other page.

A short example. Suppose a report says that the rupee has weakened. Under external sector you write: a weaker rupee makes imports such as crude oil costlier, may help exporters whose inputs are local, raises the rupee cost of foreign debt, and puts pressure on prices. Under prices you write: see external sector, imported inflation. The day's exchange rate does not enter the notebook at all.

What to ignore: share prices of single companies, mergers without a regulatory issue, analysts' forecasts, and executives changing jobs.

Check yourself on Sundays. Pick one page of the notebook, cover it, and explain the mechanism aloud to someone who does not study economics. If they follow, the note is good.

Sample article, written to show how this site works.$t$, '2026-11-15T09:05:00+05:30', null, array['GS Paper 3', 'Economy', 'Reading Method']),
(53, $t$The Science and Technology Page: Reading for the Term, the Use and the Risk$t$, $t$What to Read in The Hindu$t$, $t$You do not need a science degree to handle the science page. The examination asks for the understanding of an informed administrator: what a thing is, what it is used for, why India cares and what could go wrong. A report that gives you these four points has done its work, however much of its detail you forget.

Start by deciding which family the report belongs to. Nearly everything falls in one of seven: space, biotechnology and health, information technology and computing, defence technology, energy and materials, nuclear science, and basic research. Keep one section of the notebook for each. Intellectual property rights, which the Paper III syllabus mentions, can take the last pages.

For each report, fill a small grid:

- Term: the name, and what it means in your own words, within thirty words.
- Principle: the idea on which it works, in one sentence.
- Use: two applications, at least one of them in India.
- Body: the department, laboratory or mission responsible.
- Risk: an ethical, legal, environmental or security concern.
- Rule: the law or regulator, if there is one.

Suppose a report concerns gene editing. The term is a technique for changing DNA at a chosen place. The principle behind the CRISPR method is that a guide RNA leads a cutting protein to a matching sequence. Uses include treatment of some inherited blood disorders and development of crop varieties. The risks include unintended edits and the question of changes that can be inherited. In India, rules on genetically engineered organisms are made under the Environment (Protection) Act, 1986. You now have material for a short Mains answer and for two or three objective statements.

Traps that the Preliminary examination likes:

- Confusing similar terms: fission and fusion, virus and bacterium, geostationary and sun-synchronous orbits, vaccine and antibiotic.
- Claims of exclusivity. Statements using "only" about what a technology can do are often wrong.
- Ownership. Check whether a mission belongs to one country or to several.

Be careful about the stage of development. A result in mice is not a treatment. A prototype is not a deployment. A preprint has not been through peer review. Write the stage in brackets beside each item, for example "laboratory" or "field trial", because answers lose credibility when they speak of possible uses as achievements.

Do not try to read every item. Two a week, filled in properly, give about a hundred entries in a year, which is a good deal more than most candidates bring to the hall. Revise them by covering every column except the term and speaking the rest.

Sample article, written to show how this site works.$t$, '2026-11-12T16:20:00+05:30', null, array['GS Paper 3', 'Science and Technology', 'Reading Method']),
(54, $t$Places in the News: Turning Each Story into Map Practice$t$, $t$What to Read in The Hindu$t$, $t$A place name in a report is an invitation to open an atlas. If you accept it two or three times a day, you will have covered most of the world by the time of the Preliminary examination, with a story attached to each place to help memory.

Keep the atlas next to the newspaper, not on a shelf. When a name appears, find it before finishing the report. Then note its surroundings, since questions are seldom about the place alone. They ask what it borders, what it joins, or in which order a set of places lies from north to south.

What to note for each kind of place:

- A strait: the two water bodies it joins and the land on either side. Bab-el-Mandeb joins the Red Sea and the Gulf of Aden. The Strait of Hormuz joins the Persian Gulf and the Gulf of Oman.
- An inland sea or lake: the countries on its shore. The Caspian Sea touches Russia, Kazakhstan, Turkmenistan, Iran and Azerbaijan.
- A country in conflict: its neighbours, its capital, its access to the sea and one main resource.
- A river: source, direction of flow, main tributaries, and the sea it reaches. Note rivers that do not reach the sea at all.
- A protected area in India: the state, the river or hill range, the main vegetation and the animal for which it is known.
- A pass: the places it connects and the range it crosses. Zoji La connects the Kashmir valley with Ladakh; Nathu La lies between Sikkim and Tibet.
- A port: the coast, the state and whether it is natural or artificial.

Draw, do not only look. Use blank outline maps of India and of the regions: West Asia, Central Asia, South-East Asia, Eastern Europe, East Africa. Each Sunday mark the week's places from memory in pencil, then correct in ink. The errors you make in pencil are the ones you will remember.

Link the place with a reason. "Why is this strait in the news?" leads to energy security. "Why is this lake shrinking?" leads to irrigation and climate. A map entry with a reason can be used in an International Relations answer; a small sketch map showing a sea lane or a corridor takes thirty seconds and adds clarity.

Do not collect every village named in an accident report. The test is simple. Keep the place if it has a physical feature, a boundary, a resource, a protected status or a strategic use. Leave it otherwise.

At the end of a month, list the places by latitude. Arranging ten places from north to south, and another ten from west to east, is dull work. It is also close to the form in which questions are set.

Sample article, written to show how this site works.$t$, '2026-11-10T08:00:00+05:30', null, array['Prelims', 'GS Paper 1', 'Geography', 'Reading Method']),
(55, $t$Opinion Built on Data: Five Checks before You Use a Chart$t$, $t$What to Read in The Hindu$t$, $t$A chart gives an argument the look of proof. Sometimes it is proof, and sometimes it is an opinion with axes. A candidate who quotes a figure in an answer takes responsibility for it, so a few checks are worth the time.

Check the source. Surveys, administrative records and estimates by private bodies are different things. The Periodic Labour Force Survey and the National Family Health Survey ask a sample of households. Crime figures compiled by the National Crime Records Bureau count what was reported and registered, so a rise may mean more crime, easier registration or greater trust in the police. Scheme dashboards count what an office has entered.

Check the denominator. "Most accidents happen on this kind of road" says nothing until we know how much traffic the road carries. Totals favour big states; rates per lakh of population allow comparison. A large state may have the highest number of cases and a modest rate.

Check the difference between per cent and percentage points. If a share rises from 20 per cent to 25 per cent, it has risen by five percentage points, or by 25 per cent. Writers who wish to impress choose the bigger-looking one.

Check the starting year. Growth measured from a year of drought or lockdown will look strong. Growth measured from a boom will look weak. If the chart begins in an odd year, ask why.

Check the leap from correlation to cause. Districts with more schools may have better health because both follow from income. A careful writer will mention other explanations. A careless one will not, and you should.

After these checks, turn the chart into words. Practise writing three sentences: what the trend is, what may explain it, and what it does not show. For example: "Female participation in the labour force has risen in the survey years shown. Part of the rise is in self-employment and unpaid work on family farms. The chart does not tell us whether earnings have risen." These three sentences are a paragraph of a Paper I or Paper III answer.

How to store figures:

- Keep not more than forty figures in the whole notebook. You will not recall more.
- Round them. "About two-fifths" is safer than a decimal that may have been revised.
- Write the source and year beside each.
- Replace an old figure when a new round is published; do not keep both.

Two habits help in the hall. Give the source in brackets when you quote a figure. When you are not certain of it, describe the direction of the change instead of inventing a number. An examiner can forgive a missing figure, while a false one weakens the whole page.

Sample article, written to show how this site works.$t$, '2026-11-08T19:10:00+05:30', null, array['Essay', 'Reading Method']),
(56, $t$समाचार पत्र पढ़ने की शुरुआत: पहले तीस दिन की योजना$t$, $t$What to Read in The Hindu$t$, $t$हिंदी माध्यम के अनेक अभ्यर्थी अंग्रेज़ी का समाचार पत्र खोलते ही घबरा जाते हैं। कठिन शब्द, लंबे वाक्य और अपरिचित संदर्भ मिलकर पढ़ने की गति घटा देते हैं। कुछ ही दिनों में पढ़ना छूट जाता है। यह कठिनाई वास्तविक है, पर तीस दिन की छोटी योजना से इसे काफी हद तक दूर किया जा सकता है।

पहला सप्ताह: केवल पहचान

पहले सात दिन पूरा समाचार पढ़ने का प्रयास न करें। प्रतिदिन केवल शीर्षक पढ़ें और हर शीर्षक के सामने लिखें कि वह पाठ्यक्रम के किस भाग से जुड़ा है: राजव्यवस्था, अर्थव्यवस्था, पर्यावरण, अंतरराष्ट्रीय संबंध, समाज, विज्ञान अथवा किसी से नहीं। पाठ्यक्रम की एक प्रति मेज़ पर रखें। सप्ताह के अंत तक आप बिना पूरा पढ़े बता सकेंगे कि कौन-सी खबर काम की है।

दूसरा सप्ताह: शब्दावली

अब प्रतिदिन दो समाचार पूरे पढ़ें। हर समाचार से पाँच पारिभाषिक शब्द चुनें और उनका मानक हिंदी रूप लिखें। उदाहरण के लिए:

- Fiscal deficit: राजकोषीय घाटा
- Judicial review: न्यायिक पुनर्विलोकन
- Delegated legislation: प्रत्यायोजित विधान
- Carbon sequestration: कार्बन प्रच्छादन
- Bilateral agreement: द्विपक्षीय समझौता

उत्तर लिखते समय कठिन शब्द के साथ कोष्ठक में अंग्रेज़ी शब्द देना उपयोगी होता है, क्योंकि इससे अर्थ में भ्रम नहीं रहता।

तीसरा सप्ताह: सार लेखन

प्रतिदिन एक संपादकीय पढ़ें और उसका सार अपनी भाषा में अस्सी से सौ शब्दों में लिखें। वाक्य का शब्दशः अनुवाद न करें। पहले बात समझें, फिर पृष्ठ बंद करके लिखें। सार में चार बातें अवश्य हों: समस्या क्या है, कारण क्या है, दूसरा पक्ष क्या कहता है और समाधान क्या है।

चौथा सप्ताह: स्थिर पाठ्यक्रम से संबंध

अब हर समाचार के साथ पुस्तक का एक अध्याय जोड़ें। राज्यपाल से संबंधित समाचार हो तो अनुच्छेद 153 से 163 तथा अनुच्छेद 200 देखें। वित्त आयोग का उल्लेख हो तो अनुच्छेद 280 देखें। आर्द्रभूमि की चर्चा हो तो रामसर अभिसमय का पाठ दोहराएँ।

ध्यान रखने योग्य बातें:

1. पढ़ने का समय निश्चित रखें और नब्बे मिनट से अधिक न दें।
2. नोट्स तिथि के अनुसार नहीं, विषय के अनुसार बनाएँ।
3. दलगत बयानबाज़ी, अपराध की सामान्य खबरें और मनोरंजन छोड़ दें।
4. हर रविवार को सप्ताह भर के नोट्स एक बार दोहराएँ।

यदि किसी दिन समाचार पत्र छूट जाए तो अगले दिन दोगुना पढ़ने का दबाव न लें। छूटे हुए दिन के केवल दो या तीन मुख्य विषय देख लें और आगे बढ़ें। नियमितता का महत्त्व पूर्णता से अधिक है।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-11-07T06:45:00+05:30', null, array['Reading Method']),
(57, $t$When Parliament Is Sitting: What to Take from the Daily Reports$t$, $t$What to Read in The Hindu$t$, $t$During a session, whole pages are filled with what happened in the two Houses. A candidate can use these pages to learn parliamentary procedure better than from any summary, provided the noise is filtered out. Disruptions, slogans and exchanges across the aisle are news. Procedure is syllabus.

Follow one Bill from start to finish. Choose a Bill of general importance in the first week of the session and give it one page. On the left half write the procedural stage, on the right half the content.

The procedural half should record:

1. In which House it was introduced, and whether it is an ordinary Bill, a Money Bill under Article 110, a financial Bill under Article 117 or a Constitution amendment Bill under Article 368.
2. Whether it was sent to a standing, select or joint committee.
3. The main amendments moved, and whether they were accepted.
4. How it was passed: by voice vote or by division, and with what majority the Constitution requires.
5. What the other House did.
6. Assent by the President under Article 111, and when the Act came into force. An Act may receive assent and still wait for a notification to commence.

The content half should record:

- The problem the Bill says it will solve, which is in its statement of objects and reasons.
- The three most important clauses.
- The authority it creates or changes.
- What is left to rules. Heavy reliance on rules raises the question of delegated legislation.
- The main criticism, and the reply of the government.

One Bill followed in this way explains more than twenty short notes on twenty Bills.

Reports on questions are the second source. Starred questions receive an oral answer and allow supplementaries; unstarred questions receive a written one. The written replies of ministers are official statements and a clean source of facts. If a report rests on a reply in Parliament, note the subject and the ministry. The text itself can be read on the websites of the Houses.

Committee reports are the third. The Public Accounts Committee, the Estimates Committee and the Committee on Public Undertakings deal with money and enterprises. The departmentally related standing committees examine demands for grants, Bills and policy. Their recommendations are useful conclusions for answers because they come from members of several parties.

What to skip: walkouts, personal remarks, seating arrangements, and predictions about floor strategy.

At the end of the session, write a one-page review under three heads: laws made, scrutiny done, time lost. You will have a ready answer for questions on the effectiveness of Parliament, supported by examples that you followed yourself.

Sample article, written to show how this site works.$t$, '2026-11-04T11:30:00+05:30', null, array['GS Paper 2', 'Polity', 'Reading Method']),
(58, $t$The World Page: A Filter for International Relations$t$, $t$What to Read in The Hindu$t$, $t$The syllabus on international relations is brief. It speaks of India and its neighbourhood, groupings and agreements involving India or affecting its interests, the effect of policies of developed and developing countries on India's interests, the Indian diaspora, and important international institutions. The word India, or its interest, appears almost everywhere. That is your filter.

Put every item on the world page through three questions:

- Does it involve India, a neighbour, or a grouping of which India is a member?
- Does it change something that India needs, such as energy, trade routes, technology, remittances or security?
- Does it concern the mandate or reform of an international institution?

If all three answers are no, move on. A change of cabinet in a distant country will usually fail the test. The same change in an oil-exporting state with a large Indian workforce will pass it.

For items that pass, do not write a diary of events. Keep one sheet for each relationship and update it. A sheet on a country should have these headings: history in four lines, areas of cooperation, areas of friction, institutions for dialogue, economic ties, people-to-people ties, the role of third countries, and the way forward. A new event goes under the heading it affects, in one line. After some months you will see that most events confirm an old line and few add a new one.

Joint statements look dull and repay attention. Compare the new one with the previous one. Notice which subjects have been added, which dropped, and which verbs are used. "Agreed to explore" is weaker than "agreed to establish". A memorandum of understanding usually states an intention, while a treaty binds its parties in international law.

For institutions, note five things only: year and founding document, members, structure of decision-making, India's role, and the demand for reform. The veto of the five permanent members of the Security Council, quota-based voting in the International Monetary Fund and decision by consensus in the World Trade Organization explain most of the disputes you will read about.

Read two views. On foreign policy, a former diplomat will see the constraints of negotiation, an economist will see the trade balance and a soldier will see the terrain. Note which eye the writer is using before you accept the conclusion.

Keep the tone of your notes calm. Newspaper language on foreign affairs leans towards victory and defeat. Answers are better when they speak of interests, options and costs. A sentence such as "India has an interest in keeping this sea lane open and limited means to do so alone" will serve you in several answers, whatever happens next week.

Sample article, written to show how this site works.$t$, '2026-11-02T14:50:00+05:30', null, array['GS Paper 2', 'International Relations', 'Reading Method']),
(59, $t$Environment Stories: From Species to Statute$t$, $t$What to Read in The Hindu$t$, $t$Environment is the subject in which a small report can yield the most marks. A single column on a bird survey or a mining clearance may touch the Preliminary examination, Paper III and even Ethics. To collect these marks, read each story at three levels: the living thing, the place and the law.

Level one, the living thing:

Note the common name, the group it belongs to, its habitat, its main threat and its listing. Two listings are asked most. The IUCN Red List describes the risk of extinction and has no legal force. The schedules of the Wild Life (Protection) Act, 1972 decide the legal protection in India. A species may stand high on one and lower on the other. Trade across borders is governed by the appendices of CITES.

Level two, the place:

Find it on the map and write its status. The words are not interchangeable. National parks and sanctuaries are declared under the 1972 Act, and so are conservation reserves and community reserves. Tiger reserves have had their own chapter in that Act since the amendment of 2006. A biosphere reserve is a category of the UNESCO programme and of national policy. A Ramsar site is a wetland listed under the convention of 1971. One area may carry several of these labels.

Level three, the law and the process:

- Environment (Protection) Act, 1986: the umbrella law, under which the notification of 2006 on environmental impact assessment was issued.
- Forest conservation law of 1980, which requires prior approval of the Central Government for using forest land for other purposes.
- Forest Rights Act, 2006: rights of forest-dwelling communities and the role of the Gram Sabha.
- Biological Diversity Act, 2002: access to biological resources and sharing of benefits.
- National Green Tribunal Act, 2010: a specialised forum for civil cases on environmental questions.
- Articles 48A and 51A(g) of the Constitution, and the reading of a clean environment into Article 21.

A report on a project will normally show a conflict between two of these. Ask who gains, who loses, who was consulted and which step is disputed: appraisal, public hearing, forest clearance or compliance afterwards. This gives you the body of an answer.

Climate stories need a separate page. Divide them into science, mitigation, adaptation, finance, and negotiation. When a report mentions a new target, write what is promised, by whom, by what year and whether it is binding.

A caution about tone. Do not treat development and conservation as enemies in every answer. The better reports describe local arrangements that eased the conflict, such as underpasses for animals or compensation paid quickly for crop loss. Collect ten such cases with their states. They make better conclusions than a general appeal for balance.

Sample article, written to show how this site works.$t$, '2026-10-31T07:55:00+05:30', null, array['GS Paper 3', 'Environment', 'Prelims', 'Reading Method']),
(60, $t$How to Skip: What You May Leave Unread without Regret$t$, $t$What to Read in The Hindu$t$, $t$A candidate rarely fails for having missed one news report. Many run short of time for optional subjects, answer practice and revision because the newspaper ate three hours every morning. Skipping is a skill. Like other skills it improves with rules.

Leave these without guilt:

- Statements by party leaders about other party leaders.
- Election forecasts, alliances, ticket distribution and defections as daily drama. Keep the law on defection, which is in the Tenth Schedule.
- Crime reports, unless they lead to a change in law, procedure or police reform.
- The second, third and fourth report on the same event. The day's new fact is normally in the first two paragraphs.
- Remarks by judges during hearings, before any order is made.
- Company results, share prices, product launches and appointments in private firms.
- Films, fashion, food and matches, except as rest.
- Ceremonies, foundation stones and anniversaries, unless the scheme or person is part of the syllabus.

Skim these:

- Reports on schemes already in your notes. Look only for a change in eligibility, funding pattern or coverage.
- Long interviews. Read the questions first; they tell you which answers to read.
- International summits. Read the outcome and leave the arrivals and photographs.

Never skip these:

- An editorial on a constitutional question.
- A report on a judgment of a Constitution Bench.
- The explanation of a new Act, policy or treaty.
- A data release by a public statistical body.
- The Union Budget, the Economic Survey and the report of a Finance Commission, which deserve separate days.

A method for deciding in ten seconds: read the headline and the first sentence, then complete the line "This could be asked under the syllabus phrase ...". If the phrase comes to mind, read. If you need to stretch for it, skip. If you are torn, put a question mark and return after finishing the rest. Most question marks will look unimportant an hour later.

Skipping also applies to days. When you are ill, travelling or within a fortnight of the Mains, do not carry a pile of unread papers with you. Three or four weeks of backlog can be handled in an afternoon from a good monthly compilation. A pile by the bed does harm, since it makes you feel behind each time you see it.

Finally, be honest about why you keep reading some pages. Politics and cricket are pleasures, and there is nothing wrong with them. Put them in the evening, after the day's targets, and do not call them preparation. Once the two kinds of reading are separated, an hour and a quarter is enough for the useful one.

Sample article, written to show how this site works.$t$, '2026-10-28T17:25:00+05:30', null, array['Reading Method'])
on conflict (id) do nothing;
