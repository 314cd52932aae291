-- Sample content: twelve reading guides for the category 'What to Read in Indian Express'.
insert into "Articles" (id, title, category, content, created_at, url, topics) values
(61, $t$Turning an Explained-Type Article into a One-Page Note$t$, $t$What to Read in Indian Express$t$, $t$An explainer answers the questions a reader is embarrassed to ask. What is this body? Who set it up? Why is it in dispute now? It is the closest thing in a newspaper to a textbook paragraph, and many candidates cut it out, file it and never open the file again. A better use is to reduce it to one page on the same day.

Divide a sheet into five boxes before you begin to read.

1. Trigger: the event that caused the article. One line is enough, because the event will fade.
2. Basics: definition, legal source, year, composition, powers. This box is for the Preliminary examination.
3. How it works: the procedure from the first step to the last, preferably as a chain of arrows.
4. Debate: two arguments on each side, with the type of person who makes them.
5. Link: the chapter of the book and the syllabus phrase to which this belongs.

Read the article once without writing. Explainers are normally built as questions and answers, so the question lines give you the order. Fill the boxes from memory, then go back to correct. Writing from memory shows you at once which part you have not understood.

A filled example. Suppose an explainer deals with the delimitation of constituencies.

- Basics: Article 82 provides for readjustment after each census for the Lok Sabha and Article 170 for the Legislative Assemblies. Parliament passes a Delimitation Act and a commission is set up. Its orders have the force of law. Courts, citing Article 329, do not question them unless they are manifestly arbitrary.
- How it works: census figures, the Act, appointment of the commission, draft proposals, public objections, final orders.
- Debate: equal value of each vote on one side; fear of states that controlled population growth losing weight on the other. The number of seats allotted to each state was frozen by the Forty-second Amendment and the freeze was extended by the Eighty-fourth.
- Link: representation, federalism, population policy.

The trigger box for this example is left blank on purpose. The note is complete without it.

Three cautions:

- An explainer simplifies. If it says that a body "can" do something, check whether the law says may or shall.
- It often ends with a neutral line. Your answer will need a conclusion, so add one in your own words.
- Do not keep both the cutting and the note. If you cannot throw the cutting away, the note is not finished.

Number the pages and keep an index at the front. When the same subject returns after some months, add the new trigger in pencil to the old page instead of starting another. In a year you will have about a hundred pages that can be revised in two evenings.

Sample article, written to show how this site works.$t$, '2026-10-27T08:20:00+05:30', null, array['Reading Method']),
(62, $t$One Story, Four Papers: A Worked Example of Linking News with the Static Syllabus$t$, $t$What to Read in Indian Express$t$, $t$Candidates are told so often to "link current affairs with the static portion" that the advice has lost its meaning. This article shows how it is done, with one imaginary report and the pages it would add to a notebook. The story is invented for practice, but stories like it appear in every dry year.

The story:

Two states share a river. The monsoon has been weak. The upper state, which controls the reservoir, says it must keep water for drinking and for its own standing crop. The lower state says that its paddy will fail without the release fixed by an earlier award. Farmers have blocked a highway. The lower state has gone to the Supreme Court, and the regulating authority has called a meeting.

A reader of news will remember the blocked highway. A reader with the syllabus in mind will see four papers in it.

General Studies Paper I: geography and society

Begin with the physical side. Why does the river depend on rain and not on snow? Peninsular rivers are mostly rain-fed, so their flow varies sharply with the season, while the large Himalayan rivers also receive snow and glacier melt. Which branch of the monsoon feeds the catchment? A western catchment in the Ghats depends on the south-west monsoon; the eastern delta of the same river may receive a good part of its rain from October to December. Draw a sketch with the source, the two states, the reservoir and the delta.

Then the social side. Who lives at the tail end of the canal? Small and tenant farmers usually receive water last. Note a line on how scarcity affects groups differently. That line will serve a question on poverty or on regional identity.

General Studies Paper II: polity and governance

Here the static chapter is the Seventh Schedule. Water, including irrigation and canals, is in Entry 17 of the State List, subject to Entry 56 of the Union List, which covers regulation and development of inter-state rivers to the extent that Parliament declares it expedient in the public interest. Article 262 allows Parliament to provide for adjudication of disputes about inter-state waters and to bar the jurisdiction of courts. Two statutes followed in 1956: the Inter-State River Water Disputes Act and the River Boards Act.

Now the puzzle that makes a good answer. If courts may be excluded by Article 262, why is the Supreme Court hearing the matter? The bar covers the original dispute, which goes to a tribunal. The Court has entertained appeals by special leave under Article 136 against an award, and questions about its implementation. In the Cauvery case it modified the tribunal's allocation in 2018. Write this in two sentences and you have the core of a 150-word answer.

Add a line on institutions for cooperation: the Inter-State Council under Article 263, the zonal councils under the States Reorganisation Act, 1956, and river basin authorities.

General Studies Paper III: economy, agriculture and environment

The dispute is also about crops. Paddy needs standing water, and policy on prices and procurement influences what farmers sow. Ask which instruments could reduce demand: crop diversification, shorter-duration varieties, alternate wetting and drying, lining of canals, micro-irrigation and pricing of power for pumps. For each, note one difficulty. Diversification fails when the new crop has no assured buyer. Canal lining saves water but reduces recharge of wells nearby.

Under environment write about minimum flow. A river that is fully shared between two states has no water left for its own ecosystem, and a delta that receives little fresh water suffers intrusion of salt water. Under disaster management note that a drought develops slowly, so early declaration and planning matter more than rescue.

General Studies Paper IV: ethics

Imagine you are the district magistrate at the highway. The farmers have a real grievance. An ambulance is stuck. A local leader wants the road kept closed until evening for the cameras. Your duties are public order, the lives of patients, the right of peaceful assembly and fairness to people with no power over the reservoir. Write in five lines what you would do in the first hour. You now have a case study drawn from life.

What the page looks like:

After this exercise the notebook has not a single entry called "water dispute" but five short ones, each in its own place:

- Geography: regimes of peninsular rivers, with a sketch.
- Polity: Article 262, Entries 17 and 56, the two Acts of 1956, the limits of the bar on courts.
- Agriculture: instruments to reduce demand for water, with difficulties.
- Environment: minimum flow and salinity in deltas.
- Ethics: a case on a road blockade.

On each entry write the words "see also" with the other four. The next report, whether it is about another river or about a fall in groundwater, will add a line to one of them.

The procedure in general form:

1. Strip the story to actors, resource, rule and conflict.
2. Ask which chapter explains each of these four.
3. Open the chapter and read the two or three relevant pages. This step cannot be skipped.
4. Write entries under chapters and not under the story.
5. Frame one question for each paper and write an outline for at least one of them.

The whole exercise takes about fifty minutes, so do it with one story a week. Choose a story that involves more than one government or more than one value, since these spread across papers. After ten weeks the linking happens on its own: you will see Entry 17 when a headline says reservoir. That reflex is what the advice was meant to produce, and it comes only from doing the slow version several times.

Do not force links. If a story touches one paper and no other, make one entry and go on. An answer that drags federalism into a question on lake biology will not gain anything from it.

Sample article, written to show how this site works.$t$, '2026-10-29T13:10:00+05:30', null, array['GS Paper 1', 'GS Paper 2', 'GS Paper 3', 'GS Paper 4', 'Reading Method']),
(63, $t$Obituaries as a Source of Ethics Examples$t$, $t$What to Read in Indian Express$t$, $t$An obituary of a public figure is a short study of character. It tells what a person did with power, what it cost, and how colleagues judged it. For General Studies Paper IV, which asks for examples of values in public life, few other items in a newspaper are as useful. Yet the page is usually turned because it seems to belong to the past.

Read an obituary for decisions, not for dates. Birth, degrees and awards can be left. Look for the sentence that begins with something like "when asked to" or "in spite of". There is normally one moment at which the person could have taken an easier path. That moment is your example.

Write it on a small card with four lines:

- Situation: what was at stake and what pressure existed.
- Choice: what the person did.
- Value: the word from the syllabus, such as integrity, objectivity, dedication to public service, empathy, tolerance or compassion towards weaker sections.
- Limit: what the example does not prove, or the criticism made of it.

Two well-known lives show how the card works.

Lal Bahadur Shastri resigned as Railway Minister in 1956 after a serious train accident at Ariyalur, accepting moral responsibility although he had not caused it. The value is accountability. The limit is that resignation by itself does not repair a system; the inquiry and the safety measures that follow do so.

Verghese Kurien was posted to Anand as a young engineer and stayed to work for the milk producers' cooperative. The value is commitment to public purpose, joined to professional competence. The limit is that one able leader is not enough: the model also needed elected producer bodies and a market for milk.

Do not restrict the cards to the famous. Local pages carry notices of teachers, nurses, forest guards and doctors who worked in one place for decades. An examiner who has read the same three names in two hundred scripts will notice a fresh and truthful example.

Rules for using the cards in an answer:

1. Give the example in two sentences at most. The question is about the value; the person illustrates it.
2. Be sure of the fact. If you remember a story but not whose it was, do not attach a name.
3. Avoid praise words. "She returned the file three times with reasons" says more than "she was a legendary officer".
4. Use a person for one value only in a paper.

Keep also a few examples of failure, treated with restraint. A person of ability who remained silent when it mattered teaches something that praise cannot. Thirty cards, sorted by value and revised once a month, are enough for the paper.

Sample article, written to show how this site works.$t$, '2026-10-31T18:05:00+05:30', null, array['GS Paper 4', 'Ethics', 'Reading Method']),
(64, $t$What the Letters Column Can Teach an Answer Writer$t$, $t$What to Read in Indian Express$t$, $t$Letters to the editor are written by pensioners, teachers, students and officers who have about a hundred words in which to say one thing. A candidate has about a hundred and fifty for a ten-mark answer. The column is therefore a daily lesson in compression, and it takes five minutes.

Pick one letter a day and look at its build. A good letter has a first sentence that names the subject and takes a stand, two or three sentences of reason, and a last sentence that proposes something. There is no room for "since time immemorial". Compare this with the opening of your last practice answer. If you took forty words to reach the subject, the letter writer has beaten you.

Three exercises:

- Reduce. Take a letter of about a hundred words and rewrite it in sixty without losing a reason. You will find that adjectives and introductory phrases go first, which tells you what to cut from your own writing.
- Reply. Write a courteous disagreement of eighty words. This builds the habit of meeting an argument instead of repeating your own.
- Redirect. Turn the complaint into an administrative note: what is the problem, which office is responsible, what can be done this week, what needs a change in rules. It is good practice for the case studies of Paper IV.

The column is also a window on public opinion. Experts write about design; letter writers tell you about delivery. A professor may discuss the principle of digital payments to pensioners. A letter may say that the bank branch is eleven kilometres away and the fingerprint reader does not recognise old hands. The second kind of detail makes an answer on governance believable. Collect such details under the heading "last mile". Use them in general terms, for example "worn fingerprints may fail biometric checks", and not as a statistic.

Cautions:

- A letter is one person's experience. It can illustrate a problem and cannot measure it.
- Facts in letters are not always checked. Verify before noting.
- Tone varies. Notice how anger weakens a case and a precise request strengthens it.

Once a month, write a letter yourself on a subject in the syllabus and send it, whether or not it is likely to be printed. The limit on words, the need to be polite and the presence of a real reader are a better discipline than many mock tests. If you cannot state your point on, say, the staffing of primary health centres in a hundred words, you will find it hard to do so in the examination hall with eight minutes on the clock.

Sample article, written to show how this site works.$t$, '2026-11-02T06:50:00+05:30', null, array['Essay', 'Reading Method']),
(65, $t$Two Opinions, One Subject: Learning from a Disagreement$t$, $t$What to Read in Indian Express$t$, $t$When two able writers disagree about the same policy, a candidate's first instinct is to ask who is right. The better question is where exactly they part. Most public disagreements are narrower than they look, and finding the point of departure is what a directive such as "critically examine" or "discuss" demands of you.

Choose a subject on which you can find two signed articles, in the same paper or in different ones, on the same day or some weeks apart. Simultaneous elections, reservation in promotions, farm subsidies, data protection and the appointment of judges are fields in which such pairs are easy to find. Draw a table on paper with two columns and work through these rows.

1. Facts: what does each accept as fact? Mark the facts common to both. They form your introduction.
2. Definitions: do they mean the same thing by the key word? One may use "efficiency" for cost and the other for reach.
3. Values: which good does each put first? Liberty, equality, stability, growth and dignity can pull in different directions.
4. Predictions: what does each expect to happen? Predictions can be tested later.
5. Remedies: what would each change, and who would do it?

In most cases the two columns agree on the first row and part at the third. You can then write the central sentence of an answer: "The disagreement is less about the facts than about whether speed of decision should outweigh wider consultation." An examiner who reads that sentence knows that you have understood the debate.

A short illustration. Suppose one writer supports compulsory voting and another opposes it. Both accept that turnout differs between groups. The first says that a result in which all take part has greater legitimacy. The second says that a right includes the freedom not to use it, and that penalties would fall hardest on migrants and the poor. The facts are shared, the values differ, and the prediction about penalties can be checked against other countries. A middle position appears without effort: make voting easier before making it compulsory.

Notice the affiliation of each writer. A serving office-bearer, a consultant to an industry and an academic may all be honest, but they see different costs. Note the affiliation beside the argument and do not dismiss the argument for that reason alone.

Avoid false balance. On some questions the evidence lies heavily on one side, for instance the safety of tested vaccines. There your answer should say so and explain why doubt persists.

One such table a fortnight is sufficient. Keep them together. Before the Mains, twenty tables will remind you that nearly every contested question in Paper II and the Essay has a structure, and that you have met it before.

Sample article, written to show how this site works.$t$, '2026-11-03T15:35:00+05:30', null, array['Essay', 'Reading Method']),
(66, $t$Centre and State in the Headlines: A Reader's Guide to Federal Disputes$t$, $t$What to Read in Indian Express$t$, $t$Reports on quarrels between the Union and a state are frequent and look alike. A Governor has not acted on a Bill. A state says its share of taxes is too small. A central agency has entered without consent. If you treat each as a separate event, you will drown. If you sort them into a few types, each new report takes two minutes.

Type one, the Governor. Keep Articles 153 to 163 in view for the office, Article 174 for summoning and dissolving the House, Articles 200 and 201 for assent to Bills, and Article 356 for failure of constitutional machinery. Cases to attach are S.R. Bommai (1994), Rameshwar Prasad (2006) and Nabam Rebia (2016). The law on assent has been litigated repeatedly, so confirm the latest position of the Court before you write.

Type two, money. Article 270 deals with the divisible pool, Article 275 with grants to states, Article 280 with the Finance Commission, Article 282 with discretionary grants and Article 293 with borrowing by states. A report about "dues" may concern devolution, grants, goods and services tax or a scheme's share. Find out which. Cesses and surcharges matter because they are not part of the divisible pool.

Type three, legislative field. Ask in which list of the Seventh Schedule the subject lies. A dispute over a Concurrent List subject leads to Article 254 and repugnancy. A central law on a State List subject must rest on one of the exceptions in Articles 249, 250, 252, 253 or 356.

Type four, agencies and police. Police and public order are in the State List. The Central Bureau of Investigation works under the Delhi Special Police Establishment Act, 1946, Section 6 of which requires the consent of the state, while constitutional courts may direct an investigation without it.

Type five, services and administration. All-India Services under Article 312, deputation of officers, and the special arrangements for Delhi under Article 239AA belong here.

For each report, write one line: type, provision, what each side claims, what would settle it. Do not record who said what.

Then balance the picture. Newspapers report conflict more than cooperation because conflict is news. Keep a separate page for federal arrangements that work quietly:

- The Goods and Services Tax Council, in which the weight of votes is one-third for the Union and two-thirds for the states together.
- Finance Commissions, whose main recommendations are generally accepted.
- Joint disaster response by national and state forces.
- Zonal councils and the Inter-State Council, when they meet.

Answers on federalism improve when they name the type of dispute, cite the provision and end with a forum. The Sarkaria and Punchhi Commissions supply recommendations for nearly every type; learn three from each and you will have a conclusion ready.

Sample article, written to show how this site works.$t$, '2026-11-06T10:15:00+05:30', null, array['GS Paper 2', 'Polity', 'Reading Method']),
(67, $t$Reading a Report on a Government Scheme$t$, $t$What to Read in Indian Express$t$, $t$There are more schemes than anyone can memorise, and names change. Instead of lists, learn to take a scheme apart. Once you know the parts, a report that says "funds unspent" or "beneficiaries left out" tells you which part has failed.

Every scheme has seven parts:

1. Problem: what condition is it meant to change?
2. Target group: who is eligible, and how are they identified?
3. Benefit: cash, goods, service, insurance, credit or wage.
4. Funding: a central sector scheme is funded wholly by the Union. A centrally sponsored scheme is shared with states, in a ratio that usually favours the north-eastern and Himalayan states.
5. Delivery: department, local body, bank, self-help group or private provider.
6. Monitoring: management information system, social audit, third-party evaluation, audit by the Comptroller and Auditor General.
7. Grievance redress: to whom does a person complain?

When a new scheme is announced, fill the seven lines from the official release, and use the newspaper for the debate. For the Preliminary examination, the second, third and fourth lines carry the most risk. Statements in such questions often turn on who is eligible or which ministry is responsible.

When a report from the field appears, find the broken part. Four kinds of failure occur again and again:

- Exclusion error: a person who should receive the benefit does not. Causes include outdated lists, missing documents, failed authentication and distance.
- Inclusion error: a person who should not receive it does.
- Leakage: the benefit is diverted on the way.
- Weak outcome: everything is delivered and the problem remains. Toilets may be built and not used because there is no water.

These four words let you write on any scheme, including one you have never studied.

Look for the tension in the remedy. Tighter identification reduces inclusion errors and may raise exclusion errors. Cash gives choice and may lose value when prices rise; goods protect against prices and are costly to move and store. Universal coverage is simple and expensive, while targeting is cheaper and misses people. A sentence on such a trade-off lifts an answer above a list of complaints.

Distinguish a scheme from a right. The National Food Security Act, 2013 and the Right of Children to Free and Compulsory Education Act, 2009 create legal entitlements that can be enforced. A scheme made by executive order can be changed or withdrawn without going to Parliament. Note which kind you are reading about.

End each entry with one line from the ground, taken from a report: what a user said was difficult. Ten schemes studied in this way will do more for you than a printed list of two hundred.

Sample article, written to show how this site works.$t$, '2026-11-09T07:40:00+05:30', null, array['GS Paper 2', 'Governance', 'Reading Method']),
(68, $t$Society Pages: Reading Reports on Women, Caste, Migration and Cities$t$, $t$What to Read in Indian Express$t$, $t$The society portion of Paper I has few facts to learn and many candidates write it from general opinion. The result is a set of answers that could have been written by anyone. Long reports from the field are the remedy. They give you people, places and reasons, and these can be carried into an answer without naming the newspaper at all.

Read such a report as a sociologist would. Ask four questions.

- Which institution is involved? Family, marriage, caste, religion, market, school, or the state.
- What is changing and what is not? A girl may study further than her mother and still need permission to take up work in another town. Change in one sphere with continuity in another is the most common pattern in Indian society.
- Who decides? Look at who owns land, controls earnings, speaks in the meeting.
- How do identities combine? The position of a Dalit woman labourer is not simply the sum of caste and gender. The term intersectionality describes this.

Then give the story a concept. Reports on young men unable to marry in districts with few women lead to the sex ratio and son preference. Reports on villages of old people lead to migration and the care of the elderly. Reports on a matrimonial notice lead to endogamy. Reports on gig workers lead to informality and social security. A concept turns an anecdote into an argument.

Make a page for each syllabus phrase:

1. Salient features of Indian society and diversity.
2. Role of women and women's organisations.
3. Population and associated issues.
4. Poverty and developmental issues.
5. Urbanisation, its problems and remedies.
6. Effects of globalisation on Indian society.
7. Social empowerment, communalism, regionalism and secularism.

Under each, keep five short cases, with district and year, and two figures from a public source such as the Census or the National Family Health Survey. Five cases are plenty. Replace a weak one when you find a better one.

Write about communities with care. Reports may use language that a civil servant should not. Prefer the terms of the Constitution and of law: Scheduled Castes, Scheduled Tribes, persons with disabilities, transgender persons. Avoid treating a group as backward by nature or as victims without agency. Many good reports describe people organising, going to court or changing a custom on their own; note those.

Avoid the two easy endings, which are "awareness should be created" and "mindset must change". Both may be true and neither says who should do what. A useful ending names an instrument: creches at worksites, safe transport for late shifts, joint titles to land, portable ration entitlements, hostels for girls. Field reports nearly always mention one, often in the words of the person interviewed.

Sample article, written to show how this site works.$t$, '2026-11-11T19:30:00+05:30', null, array['GS Paper 1', 'Society', 'Reading Method']),
(69, $t$Internal Security Reports: What to Note and What to Leave Alone$t$, $t$What to Read in Indian Express$t$, $t$Security news arrives as incidents: an encounter, a seizure, an arrest, a cyber attack. Incidents are many and soon forgotten. Paper III asks about something steadier, namely the links between development and extremism, the role of external actors, challenges through communication networks, money laundering, border management and the mandate of the forces. Read each incident only to see which of these it illustrates.

A page for each theme:

- Left-wing extremism: causes in land, forest and governance; the combination of security, development and rights; the Fifth Schedule and the law on Panchayats in Scheduled Areas, 1996.
- Insurgency in the North-East: ethnic and territorial claims, ceasefires and accords, the Sixth Schedule, the Armed Forces (Special Powers) Act, 1958.
- Terrorism: the Unlawful Activities (Prevention) Act, 1967, the National Investigation Agency Act, 2008, and cooperation among agencies.
- Money: the Prevention of Money Laundering Act, 2002, the stages of placement, layering and integration, and the standards of the Financial Action Task Force.
- Cyber: the Information Technology Act, 2000, the role of CERT-In, protection of critical information infrastructure, and fraud that targets ordinary users.
- Borders and coast: terrain, smuggling, fencing, coastal police, and communities living on the border.
- Forces: which ministry and which task. The Border Security Force and the Indo-Tibetan Border Police are under the Ministry of Home Affairs, the Coast Guard is under the Ministry of Defence, and the Assam Rifles is administered by Home while operational control lies with the Army.

For a report on an incident, write one line at most: place, type of threat, gap shown. "Drone carrying narcotics across a border, shows limits of fencing." Casualty figures, names of the accused and the description of weapons are of no use.

The reports that deserve full reading are of another kind: reviews of a law by a court, reports of committees, articles by former officers on training, intelligence sharing or police reform, and accounts of surrender and rehabilitation policies. Prakash Singh v. Union of India (2006), with its directions on police reform, should be on the first page of your notes.

Read with two cautions. First, early reports from a place of conflict are often one-sided because few sources are available. Use careful words, such as alleged and according to the police, even in your mind. Secondly, the answers expected are those of an officer under the Constitution. Public order and liberty must both appear. An answer that proposes only force will look as incomplete as one that proposes only roads and schools.

Public order and police are State subjects, while Article 355 places on the Union a duty to protect states against external aggression and internal disturbance. Many questions in this field come down to how these two are made to work together, and a good conclusion can begin there.

Sample article, written to show how this site works.$t$, '2026-11-14T12:25:00+05:30', null, array['GS Paper 3', 'Internal Security', 'Reading Method']),
(70, $t$Following Agriculture through the Year: A Seasonal Reading Plan$t$, $t$What to Read in Indian Express$t$, $t$Farm news has a calendar. A candidate who knows the calendar can predict which reports will come and prepare the static portion a week before. This is easier than chasing each report after it appears.

Before the monsoon and at its onset, roughly April to June:

Expect reports on the forecast, on seeds and fertiliser, and on support prices for kharif crops. Revise the working of the south-west monsoon, the effect of El Niño and the Indian Ocean Dipole, and the procedure for support prices. The Commission for Agricultural Costs and Prices recommends and the Union Cabinet's committee on economic affairs decides. Support prices are announced for twenty-two mandated crops, and sugarcane has a separate fair and remunerative price.

Through the rest of the monsoon, July to September:

Expect reports on the progress of sowing, on reservoir levels, floods, pests and crop insurance. Revise cropping patterns by region, soil types, irrigation sources and the difference between drought of rainfall, of water and of crops. For crop insurance, note who pays the premium, how loss is assessed and why claims are delayed.

Harvest and sowing, October to December:

Kharif harvest and rabi sowing overlap. Expect reports on procurement, on market prices below the support price, on the burning of crop residue in the north-west and on shortage of fertiliser. Revise the law on agricultural markets, storage, the public distribution system, and alternatives to burning such as in-place management of straw and its use as fuel.

Winter and spring, January to March:

Expect reports on the Budget, on wheat and the risk of early heat, on onion and potato prices, and on exports. Revise subsidies, farm credit, trade policy, and the domestic support rules in the Agreement on Agriculture of the World Trade Organization, with their green, blue and amber boxes.

Through the year, keep three standing pages:

- Allied activities: dairy, fisheries, poultry, with the point that these spread income over the year and give women and the landless a share.
- Land: tenancy, fragmentation, records and consolidation.
- Technology and extension: soil testing, drip irrigation, drones, digital records, and who actually reaches the farmer.

How to read one report: find the crop, the region, the stage of the season, the price or policy, and the person affected. A grower of vegetables near a city, a tenant growing paddy and a cotton farmer in a dry district face different risks. Writing "farmers" as if they were one class is the commonest weakness of answers in this field.

Note the constitutional position once. Agriculture and markets are in the State List, while trade and commerce in foodstuffs is in the Concurrent List and inter-state trade in the Union List. Half the policy debates on farm markets arise from this division. Keep it at the top of the first page.

Sample article, written to show how this site works.$t$, '2026-11-16T09:45:00+05:30', null, array['GS Paper 3', 'Agriculture', 'Reading Method']),
(71, $t$साप्ताहिक पुनरावृत्ति: रविवार के दो घंटे में सात दिन का समाचार$t$, $t$What to Read in Indian Express$t$, $t$प्रतिदिन समाचार पत्र पढ़ने वाले अधिकांश अभ्यर्थी एक महीने बाद बहुत कम बातें याद रख पाते हैं। इसका कारण स्मरण शक्ति की कमी नहीं, पुनरावृत्ति का अभाव है। यदि सप्ताह में केवल दो घंटे पुनरावृत्ति के लिए रखे जाएँ, तो पढ़ी हुई सामग्री धीरे-धीरे स्थायी ज्ञान में बदल जाती है। रविवार का एक निश्चित समय चुनिए और उसमें नया समाचार मत पढ़िए।

दो घंटे का विभाजन:

1. पहले बीस मिनट: सप्ताह के नोट्स बिना रुके एक बार पढ़ें और जो बात अब महत्त्वहीन लगे उसे काट दें।
2. अगले तीस मिनट: बची हुई बातों को विषयवार पन्नों में ले जाएँ। राजव्यवस्था की बात राजव्यवस्था के पन्ने पर और पर्यावरण की बात पर्यावरण के पन्ने पर लिखें।
3. अगले तीस मिनट: किसी एक विषय पर 150 शब्दों का उत्तर लिखें। प्रश्न स्वयं बनाइए।
4. अगले बीस मिनट: मानचित्र पर सप्ताह के स्थान अंकित करें और प्रारंभिक परीक्षा के लिए दस कथन बनाकर स्वयं को जाँचें।
5. अंतिम बीस मिनट: किसी मित्र को एक विषय समझाइए। मित्र न हो तो ज़ोर से बोलकर अपने आप को समझाइए।

क्या काटें:

- ऐसी घटना जिसका पाठ्यक्रम से संबंध अब स्पष्ट नहीं है।
- ऐसे आँकड़े जिनका स्रोत आपने नहीं लिखा।
- एक ही विषय पर दोहराई गई टिप्पणी।
- किसी व्यक्ति का बयान जिससे कोई नीति या नियम नहीं बदला।

सामान्यतः सप्ताह के आधे नोट्स कट जाने चाहिए। आरंभ में ऐसा करना कठिन लगता है, पर जो सामग्री दोहराई नहीं जा सकती, उसे जमा करने से लाभ नहीं होता।

प्रश्न बनाने का तरीका:

मान लीजिए सप्ताह में नगरों के जल संकट पर एक लेख पढ़ा। उससे तीन स्तर के प्रश्न बन सकते हैं। तथ्य का प्रश्न: बारहवीं अनुसूची किस विषय से संबंधित है? विश्लेषण का प्रश्न: नगरीय जल संकट के लिए केवल कम वर्षा को उत्तरदायी मानना कहाँ तक उचित है? समाधान का प्रश्न: नगरपालिकाएँ जल प्रबंधन में क्या भूमिका निभा सकती हैं? पहले प्रश्न का उत्तर एक पंक्ति में है: बारहवीं अनुसूची में नगरपालिकाओं के 18 विषय हैं और इसे 74वें संविधान संशोधन द्वारा जोड़ा गया था।

महीने के अंत में चारों सप्ताह के विषयवार पन्ने एक साथ पढ़ें। आप देखेंगे कि कुछ विषय बार-बार लौटते हैं, जैसे संघवाद, न्यायपालिका, महँगाई, जलवायु और महिला श्रम। यही विषय मुख्य परीक्षा की दृष्टि से अधिक महत्त्वपूर्ण होते हैं। ऐसे प्रत्येक विषय पर एक पृष्ठ का अंतिम नोट बना लें और परीक्षा से पहले केवल वही दोहराएँ।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-11-18T06:10:00+05:30', null, array['Reading Method']),
(72, $t$Heritage, Art and Archaeology: Getting Culture Marks from the Newspaper$t$, $t$What to Read in Indian Express$t$, $t$Art and culture is a wide subject, and reading whole books on it late in preparation is discouraging. Newspapers help in a different way. They bring one site, one craft or one performer at a time, with a reason to remember it. Six or seven such items a month, each placed beside the right chapter, cover a good part of the ground in a year.

Sort the item first:

- A site or excavation: note period, location on the map, the ruling dynasty or culture, and the finds that matter.
- A monument: note style, patron, material and one feature that sets it apart, such as the shape of the tower or the plan.
- A craft or textile: note region, community, raw material, technique and whether it has a geographical indication.
- A performing art: note state, form, instruments or costume, and themes.
- A text, language or script: note author, language, patron and subject.
- A return of antiquities or a dispute over a display: note the law.

Then add comparison. Knowing that a temple is Nagara is of little value unless you can say how Nagara differs from Dravida: a curving tower over the sanctum in the first, a stepped pyramidal tower and often large gateways in the second, with Vesara combining features of both. Each new item should be compared with one you already know.

The administrative side is often forgotten, and it can be asked in Paper I, Paper II or the Preliminary examination:

1. Article 49 directs the State to protect monuments of national importance, and Article 51A(f) makes it a duty of citizens to value the heritage of our composite culture.
2. The Archaeological Survey of India, founded in 1861, protects centrally protected monuments under the Ancient Monuments and Archaeological Sites and Remains Act, 1958. The Act and its later amendment create prohibited and regulated areas around a monument.
3. The Antiquities and Art Treasures Act, 1972 regulates export and registration of antiquities.
4. The World Heritage Convention of 1972 deals with sites, and the UNESCO convention of 2003 deals with intangible heritage such as festivals and skills. Do not mix the two lists.
5. Geographical indications are registered under the Act of 1999 and belong to producers of a region, not to one trader.

Archaeology needs caution. A first announcement may claim the oldest or the largest of something. Dates can shift after laboratory tests and review by other scholars. Note the method of dating if it is mentioned, and write "claimed" beside the date until it appears in a standard work.

For the Mains, one question helps you to use the item: what does this object tell us about the society that made it? Coins speak of trade, images of belief and patronage, step-wells of water and of women's daily work. An answer that reads society in an object stands out from one that describes its appearance.

Sample article, written to show how this site works.$t$, '2026-11-20T17:00:00+05:30', null, array['GS Paper 1', 'Art and Culture', 'Prelims', 'Reading Method'])
on conflict (id) do nothing;
