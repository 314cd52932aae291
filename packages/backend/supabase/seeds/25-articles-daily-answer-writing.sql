-- Sample content: twelve practice questions with answer plans for the category 'Daily Answer Writing'.
insert into "Articles" (id, title, category, content, created_at, url, topics) values
(73, $t$GS Paper II: The Anti-Defection Law and Its Limits$t$, $t$Daily Answer Writing$t$, $t$Question: Discuss the purpose of the anti-defection law and the reasons why it has not fully achieved it. (150 words, 10 marks)

The directive:

"Discuss" asks you to lay out an issue from more than one side and show how the sides relate. A list of provisions is not a discussion. Neither is a list of complaints.

What the question demands:

- The purpose of the law, in brief.
- The reasons for incomplete success, which should take the larger share of the answer.
- A short way forward, although it is not asked in words, because a discussion of limits is unfinished without one.

Introduction, about 25 words:

The Tenth Schedule, added by the Fifty-second Amendment in 1985, disqualifies legislators who give up their party's membership or defy its whip, so as to protect stable government.

Body, about 100 words:

1. Purpose: check individual floor-crossing for office, respect the mandate given to a party, and make governments predictable.
2. Limit one: group defection survives. The one-third split was removed by the Ninety-first Amendment (2003), but merger supported by two-thirds of a legislature party is still protected.
3. Limit two: the Presiding Officer decides, usually belongs to a party, and may delay. Kihoto Hollohan (1992) allowed judicial review, mainly after the decision.
4. Limit three: resignation followed by re-election through another party achieves what defection would have.
5. Limit four: the whip reaches ordinary votes too, so honest dissent within a party suffers along with dishonest switching.

Conclusion, about 25 words:

A time limit for decisions, an independent authority acting on the advice of the Election Commission, and a whip confined to confidence and money matters, as suggested by reform committees, would serve the purpose better.

Common mistakes:

- Writing that independent members are outside the law. An independent who joins a party after election is disqualified.
- Writing that nominated members may never join a party. They may do so within six months of taking their seat.
- Filling half the answer with recent political stories.
- Treating "voluntarily giving up membership" as equal to resignation. The Court gave it a wider meaning in Ravi S. Naik (1994).

Check your answer:

- Did I name the Schedule and both amendments?
- Is at least half of the body on limits?
- Is each limit joined to a reason?
- Does the conclusion name an authority that can act?
- Did I finish in about seven minutes?

Sample article, written to show how this site works.$t$, '2026-11-20T07:00:00+05:30', null, array['GS Paper 2', 'Polity']),
(74, $t$GS Paper I: Why Indian Cities Flood$t$, $t$Daily Answer Writing$t$, $t$Question: "Urban floods are produced as much by land use as by rainfall." Examine the statement with reference to Indian cities and suggest measures. (250 words, 15 marks)

"Examine" means look closely at the statement and test it. You are not obliged to agree. The sentence has two halves joined by "as much as", so an answer which ignores rainfall is as defective as one which ignores land use. The words "suggest measures" create a second task. Plan three-fifths of the space for the first task and two-fifths for the second.

Start from a definition that helps. Urban flooding is the inundation of built-up land when run-off exceeds the capacity of drains and natural channels. The definition already holds the two causes: more run-off, or less capacity.

Body, part one: rainfall

- The monsoon brings a large part of annual rain in a few spells, and short intense spells exceed the design of old drains.
- Coastal cities face high tide at the time of heavy rain, so that drains cannot empty. Mumbai and Chennai are examples.
- Cities warm the air above them, and warmer air can hold more moisture.

Body, part two: land use

- Paved surfaces prevent infiltration, so water reaches the drain faster and in larger volume.
- Lakes, tanks and marshes have been filled. Bengaluru's chain of tanks and Chennai's Pallikaranai marsh show the loss of natural storage.
- Channels are narrowed by construction and blocked by solid waste and silt.
- Building comes up on flood plains, as along the Mithi in Mumbai.
- Responsibility is divided among municipal body, development authority, water board and state departments.

Judgement: rain supplies the hazard, while land use turns it into a disaster and decides who suffers, since low-lying settlements of the poor flood first.

Measures:

1. Map drainage and flood zones by catchment and make the maps binding in master plans.
2. Protect and reconnect water bodies; add permeable surfaces and rain gardens.
3. Redesign drains using recent rainfall records, and desilt before the monsoon.
4. Give one agency charge of storm water, with ward-level early warning.
5. Build the capacity of municipalities under the Twelfth Schedule, which includes urban planning.

Conclusion: end with a sentence on planning by watershed and not by ward boundary. Do not repeat the causes.

A diagram helps here. Draw two small curves of run-off against time, the urban one with a higher and earlier peak. It saves thirty words.

Common mistakes:

- Describing one famous flood for a full page.
- Confusing urban with riverine floods.
- Suggesting "strict laws" without naming the law or the body.

Self-check: Have I tested the statement? Are there three cities, each tied to one cause? Do the measures answer the causes one by one? Is the conclusion under forty words?

Sample article, written to show how this site works.$t$, '2026-11-18T08:30:00+05:30', null, array['GS Paper 1', 'Geography']),
(75, $t$GS Paper III: Explaining Minimum Support Price in 150 Words$t$, $t$Daily Answer Writing$t$, $t$Question: Explain how the minimum support price is determined and why its benefits are uneven across crops and regions. (150 words, 10 marks)

Understanding the directive: "Explain" asks for how and why, in plain steps, so that a reader new to the subject can follow. Opinion has little place. The question has two verbs hidden in it, "how" and "why", and each should be visible as a separate part of the answer.

Time plan: one minute to plan, five and a half to write, half a minute to check.

Introduction:

One sentence. The minimum support price is the price at which the government undertakes to buy notified crops so that farmers are protected against a sharp fall in the market.

How it is determined:

1. The Commission for Agricultural Costs and Prices recommends prices for mandated crops before the season.
2. It considers cost of production, demand and supply, market prices at home and abroad, parity between crops and the terms of trade.
3. Costs are shown in layers: A2 is paid-out cost, A2+FL adds family labour, and C2 adds imputed rent and interest on owned land and capital.
4. The Cabinet Committee on Economic Affairs takes the decision.

Why benefits are uneven:

- Crops: procurement on a large scale is mainly of wheat and rice, because the public distribution system needs them. For many pulses and oilseeds the price is announced, but purchase is limited.
- Regions: states with mandis, roads, storage and purchase agencies gain more, as in Punjab and Haryana. In much of the east farmers sell to village traders.
- Farmers: those with a small surplus, tenants without papers and those in urgent need of cash sell early and below the announced price.

Conclusion:

Say that wider procurement, price deficiency payment where purchase is not practical, and better markets can spread the benefit without pushing all land into two cereals.

Where marks are lost:

- Stating that the support price is a statutory right. It is an administrative decision.
- Confusing it with the issue price at which grain is sold to ration-card holders, or with the fair and remunerative price of sugarcane.
- Turning to a debate on legal guarantee, which was not asked.
- Quoting the current price of a crop from memory and getting it wrong.

Self-check list:

- Are both halves of nearly equal length?
- Did I mention the recommending body and the deciding body separately?
- Did I use three kinds of unevenness although the question named two? If so, is the third kept to one line?
- Would a reader understand C2 from my words?

Write the answer by hand before looking at any model, and then use the linked page to compare.

Sample article, written to show how this site works.$t$, '2026-11-17T18:15:00+05:30', $t$https://answers.example.com/minimum-support-price$t$, array['GS Paper 3', 'Economy', 'Agriculture']),
(76, $t$GS Paper IV: Defining Conflict of Interest with Examples$t$, $t$Daily Answer Writing$t$, $t$Question: What do you understand by conflict of interest in public service? Illustrate with examples and state how a public servant should deal with it. (150 words, 10 marks)

"What do you understand by" invites your own definition, in clear words. A quotation from a thinker is not needed. "Illustrate" requires examples; without them a third of the marks is gone. "State how" asks for steps, briefly and directly.

A workable definition: a conflict of interest exists when a public servant's private interest could improperly influence, or could reasonably seem to influence, the performance of official duty. Notice "could". The conflict exists before any wrong is done, and this is the point most answers miss. A conflict of interest is a situation, while corruption is an act.

Three kinds, with an example each:

- Actual: a member of a recruitment board finds her nephew among the candidates.
- Potential: an officer in the mining department owns land beside a block that may be auctioned next year.
- Apparent: a tender committee's chairman was at college with a bidder. He has no interest in the firm, yet a fair observer may doubt him.

Use examples from different departments and keep each within one line.

How to deal with it, in order:

1. Recognise: ask whether a fair person who knew all the facts would doubt my judgement.
2. Disclose in writing to the competent authority, early.
3. Withdraw from the decision, or follow the authority's direction.
4. Remove the cause where possible, for instance by disposing of the holding.
5. Record what was done, so that the file shows it.

Conclusion: disclosure protects both the public and the officer; the habit matters more than the rule because rules cannot foresee every relation. One sentence is enough. You may mention integrity and objectivity, two of the seven principles of public life set out by the Nolan Committee in the United Kingdom.

Mistakes seen often:

- Treating conflict of interest and conflict of duties as the same. An officer torn between two official duties has a dilemma, not a conflict of interest.
- Giving only bribery as an example.
- Saying that the officer should "follow conscience" without any procedural step.
- Recommending resignation for every conflict.

Suggested division of words: definition 30, kinds and examples 60, steps 45, conclusion 15.

Self-check:

- Does my definition include appearance as well as fact?
- Are there at least three examples, none of them a bribe?
- Can each step be done by an officer on Monday morning?
- Have I separated the situation from the misconduct?

Sample article, written to show how this site works.$t$, '2026-11-15T06:40:00+05:30', null, array['GS Paper 4', 'Ethics']),
(77, $t$GS Paper II: Three Decades of Panchayats, Critically Examined$t$, $t$Daily Answer Writing$t$, $t$Question: "The Seventy-third Amendment gave Panchayats a constitutional existence but not constitutional powers." Critically examine. (250 words, 15 marks)

Reading the directive:

"Critically examine" is stricter than "examine". You must test the statement, show evidence for it, show evidence against it, and then give a reasoned judgement. "Critically" does not mean negatively.

Reading the statement:

It makes two claims. The first is that existence is guaranteed, and the second that powers are not. The likely judgement is that the first is true and the second is largely but not wholly true. Decide this before writing, since the order of the body depends on it.

Introduction (35 words): Part IX and the Eleventh Schedule, in force from 24 April 1993, made Panchayats a constitutional tier. Article 243G, however, leaves it to the state legislature to endow them with powers; the Schedule merely lists 29 matters that may be entrusted.

Body, first part: existence is secure

- A term of five years, with elections completed before it ends or within six months of dissolution: Article 243E.
- State Election Commission: Article 243K.
- Seats reserved for Scheduled Castes, Scheduled Tribes and women, not less than one-third for women: Article 243D. Several states have gone to half.
- Gram Sabha as the base: Articles 243(b) and 243A.

Body, second part: powers are uncertain

1. Functions: Article 243G uses "may". Transfer of the 29 matters differs widely between states, and parallel bodies often do the same work.
2. Functionaries: line department staff report upwards to their departments.
3. Funds: own revenue is small; grants are tied. State Finance Commissions under Article 243-I are often constituted late, and their reports acted on in part.
4. Planning: District Planning Committees under Article 243ZD, added by the Seventy-fourth Amendment, remain weak in many places.

Body, third part: why the statement is not the whole truth

- Kerala's people's plan and similar efforts show that the same text permits real devolution when there is political will.
- The law of 1996 for Scheduled Areas gives specified powers to the Gram Sabha.
- Central Finance Commission grants and social audit have widened the role of local bodies.

Judgement and conclusion (40 words): The Constitution fixed the frame and left the content to states. Activity mapping, a local cadre, untied grants and timely State Finance Commissions would bring content without disturbing federal balance.

Common mistakes:

- Listing all provisions of the amendment. The examiner wants a verdict.
- Mixing the Eleventh Schedule (29 matters) with the Twelfth (18 matters).
- Writing about proxy representation of women at length. One line is sufficient here.

Before you close the booklet, ask: Is there evidence for both sides? Have I used the three words functions, funds, functionaries? Did I name one state? Is my verdict in a sentence of its own?

Sample article, written to show how this site works.$t$, '2026-11-13T09:20:00+05:30', null, array['GS Paper 2', 'Governance']),
(78, $t$GS Paper III: Analysing Flexible Inflation Targeting$t$, $t$Daily Answer Writing$t$, $t$Question: Analyse the working of flexible inflation targeting in India, with reference to its design and its limitations in an economy where food prices matter. (250 words, 15 marks)

Directive: to "analyse" is to break the subject into parts and show how they act on one another. The parts here are design, working and limitations. The phrase on food prices is a condition laid down by the examiner, and the answer should return to it more than once.

Step 1: collect the facts you are sure of.

- The Reserve Bank of India Act was amended in 2016 to provide for the framework.
- The Central Government, in consultation with the Reserve Bank, fixes the target once in five years. The target notified in 2016 and retained in 2021 was 4 per cent in consumer price inflation, with a tolerance of two percentage points on either side.
- A Monetary Policy Committee of six members decides the policy rate; the Governor has a second vote in case of a tie.
- Failure is defined as remaining outside the band for three consecutive quarters, after which the Reserve Bank reports reasons and remedies to the Government.

Step 2: write the chain that connects them.

Policy rate, money market rates, bank lending and deposit rates, spending and borrowing, demand, prices; and beside it a second chain through expectations. A line of arrows is acceptable in the answer and saves space.

Step 3: place the limitations on the chain.

1. Food has a large weight in the consumer basket. A vegetable shock arises from weather and supply, at a point that the policy rate does not reach.
2. Transmission is slow when deposits and small savings rates adjust late.
3. Many households borrow outside banks.
4. Imported prices, chiefly of crude oil, enter through the exchange rate.
5. Fiscal decisions on fuel taxes, support prices and subsidies move inflation too.

Step 4: give the defence, so that the analysis is fair. A clear target anchors expectations, a committee spreads responsibility, and the band supplies the flexibility to look through a temporary shock. Repeated food shocks can spread into wages and other prices, which is a reason not to ignore them.

Step 5: conclude with a division of labour. Monetary policy looks after demand and expectations; government looks after supply through buffer stocks, storage, trade policy timed well, and transport.

Mistakes to avoid:

- Reporting the latest inflation and repo rate as if they were analysis.
- Saying that the Reserve Bank alone sets the target.
- Calling for growth instead of price stability without noting that the Act asks the Bank to keep growth in mind.
- Confusing headline with core inflation.

Self-check: Did the food condition appear in body and conclusion? Did I show links, or only list? Is every limitation tied to a step in the chain? Are the facts of the Act correct?

Sample article, written to show how this site works.$t$, '2026-11-11T16:05:00+05:30', null, array['GS Paper 3', 'Economy']),
(79, $t$GS Paper I: Was the Quit India Movement Spontaneous?$t$, $t$Daily Answer Writing$t$, $t$Question: To what extent was the Quit India Movement a spontaneous uprising? (250 words, 15 marks)

The words "to what extent" are a measuring scale. An answer of "fully" or "not at all" is nearly always weak. You are asked to place the movement somewhere on the scale and defend the place chosen. Write your position in the introduction, in one line, and keep to it.

A possible position: the outbreak was spontaneous in timing and local form, but it had been prepared in mood, in resolution and partly in organisation.

Evidence for spontaneity:

- The leaders were arrested in the early hours of 9 August 1942, a few hours after the All India Congress Committee passed the resolution at Gowalia Tank in Bombay. No detailed plan had been issued by them.
- The first days saw hartals and processions of students and workers without central direction.
- Attacks on telegraph lines, railway stations and police posts went beyond what the Congress had earlier practised.
- The movement took different shapes in different districts, as in Ballia, Tamluk and Satara, where parallel governments appeared.

Evidence for preparation:

- The failure of the Cripps Mission in March and April 1942, wartime scarcity and the retreat of the British in South-East Asia had created a common expectation.
- The Working Committee had passed a resolution at Wardha in July.
- Gandhi's speech of 8 August addressed government servants, soldiers, students, peasants and princes separately, which amounted to a programme.
- Underground networks formed quickly, with socialists such as Jayaprakash Narayan, Rammanohar Lohia and Aruna Asaf Ali in leading parts. Congress Radio, with Usha Mehta among its organisers, broadcast for some months.
- Earlier mass movements had left trained local workers.

Weighing: distinguish three things that the word spontaneous mixes up, namely when it began, how it was fought and why people joined. The first two were largely unplanned. The third had long roots. This distinction is worth more than two further facts.

Limits: the Muslim League and the Communist Party did not support it, and some regions were quieter. One line is enough, as the question is not about success or failure.

Conclusion: a leaderless phase shows how far the national movement had passed from leaders to people, which is itself the result of earlier organisation.

Common mistakes:

- Narrating events from 1939 to 1947.
- Praising heroism in place of measuring.
- Placing the Cripps Mission after the movement, or confusing it with the Cabinet Mission of 1946.

Self-check: Is my position in the first three lines? Did I use dates for at least three facts? Did I break the key word into parts? Does the last sentence answer "to what extent"?

Sample article, written to show how this site works.$t$, '2026-11-09T07:50:00+05:30', $t$https://answers.example.com/quit-india-spontaneity$t$, array['GS Paper 1', 'History']),
(80, $t$GS Paper II: Commenting on the Comptroller and Auditor General$t$, $t$Daily Answer Writing$t$, $t$Question: "The Comptroller and Auditor General audits after the money is spent, yet the office remains a strong guard of the public purse." Comment. (150 words, 10 marks)

"Comment" asks for your informed opinion on a statement, supported by reasons. It is freer than "examine", but it is not a request for personal feeling. Pick a view in the first sentence after the introduction.

The statement concedes a weakness and claims a strength. Your comment must touch both. Three moves will do: accept the limit, show why the office is strong all the same, and name what would make it stronger.

Introduction, 20 words: Articles 148 to 151 create an independent auditor for the Union and the states, whose reports reach the legislature.

The limit, 35 words:

- Audit is post facto, so loss may already have occurred.
- In India the office is in practice an auditor. It does not control the issue of money from the Consolidated Fund, unlike its British counterpart.
- Reports are examined selectively, and often late.

The strength, 60 words:

- Security of tenure: removal only in the manner and on the grounds applicable to a Supreme Court judge.
- Administrative expenses charged on the Consolidated Fund of India, and no further office under government after retirement.
- Scope under the Act of 1971: compliance, financial and performance audit. The last asks whether money achieved its object.
- Reports go to the President or the Governor, are laid before the legislature under Article 151, and are taken up by the Public Accounts Committee. The knowledge that a file will be audited shapes conduct beforehand.

Going further, 25 words: timely laying of reports, follow-up of committee recommendations, skill in auditing digital systems and public-private projects, and a transparent process of appointment.

Conclusion, 10 words: audit deters when its findings are read and acted on.

Typical errors:

- Writing that the reports go to Parliament directly. They are submitted to the President, who causes them to be laid.
- Describing the office as part of the Ministry of Finance.
- Using two famous reports as the entire answer.
- Confusing policy with its implementation. Audit looks into the economy, efficiency and effectiveness with which a policy is carried out, and is careful about questioning the policy itself.

Self-check list:

1. Is my view visible by the fourth line?
2. Did I use "yet" in the statement as a hinge for my structure?
3. Are at least three provisions correct?
4. Did I mention the committee that completes the chain?
5. Did I stay within a page and a half?

Rewrite the answer the next day in exactly 120 words. What you drop will show you which points were padding.

Sample article, written to show how this site works.$t$, '2026-11-06T13:45:00+05:30', null, array['GS Paper 2', 'Polity']),
(81, $t$GS Paper III: Evaluating the Shift from Relief to Preparedness$t$, $t$Daily Answer Writing$t$, $t$Question: Evaluate India's shift from a relief-centred to a preparedness-centred approach to disasters. (250 words, 15 marks)

What "evaluate" means: give a value to something by using standards. Before writing, choose the standards. Without them the answer will only describe. For this question four standards are natural: law and institutions, lives saved, losses reduced, and reach to the most vulnerable.

Introduction: the earlier approach was built on relief codes and payments after the event. The Orissa super cyclone of 1999, the Bhuj earthquake of 2001 and the tsunami of 2004 exposed its limits, and the Disaster Management Act, 2005 marked the change.

Body arranged by standards:

Standard one, law and institutions: well advanced on paper. The Act provides for national, state and district authorities, plans at each level, a National Disaster Response Force and an institute for training. India also accepted the Sendai Framework for 2015 to 2030. Weakness: many district authorities have few full-time staff and plans are seldom rehearsed.

Standard two, lives saved: the clearest success is in cyclones. Forecasts, shelters, embankments and large evacuations on the eastern coast kept loss of life in Cyclone Phailin of 2013 far below that of 1999. Success is smaller for heat, lightning and landslides, where warning must reach individuals.

Standard three, losses reduced: mixed. Houses, crops and small businesses remain exposed. Building codes exist, while enforcement in growing towns is uneven. Mitigation has received less steady money than response.

Standard four, the vulnerable: partial. Persons with disabilities, migrants and women face particular barriers in shelters and in compensation. Community volunteers have helped where they were trained before the event.

Overall value: a real change in mind and machinery, strong where warning time is long and administration prepared, weak where the hazard is sudden, local or slow.

Way forward, three points:

1. Make risk assessment a condition for approval of public works.
2. Fund mitigation every year and publish what was done.
3. Strengthen local bodies, drills and last-mile warning in local languages.

Conclusion: preparedness succeeds when it becomes routine work of ordinary departments and is not left to a special authority.

Mistakes commonly made:

- Describing the disaster cycle with a diagram and forgetting to evaluate.
- Using only cyclones as evidence.
- Giving casualty figures without being sure of them.
- Ending with praise of forces, which does not answer the question.

Self-check: Are my standards stated? Does each standard have both credit and shortfall? Is there a sentence of overall value? Have I used at least three kinds of hazard? Does the way forward arise from the shortfalls?

Sample article, written to show how this site works.$t$, '2026-11-05T19:25:00+05:30', null, array['GS Paper 3', 'Disaster Management']),
(82, $t$GS Paper IV: A Case Study on a Bridge, a Deadline and a Report$t$, $t$Daily Answer Writing$t$, $t$Question: You are the District Collector of a hilly district. A new bridge is to be opened in three days, before the apple season. Traders, farmers and a hospital on the far bank have waited four years for it. A junior engineer tells you privately that one load test was not carried out and that the certificate on the file is false. She is afraid of her superior, who says that the test is a formality and that delay will ruin the season. (a) What are the ethical issues? (b) What options do you have? (c) What will you do, and why? (250 words, 20 marks)

How to read a case study: underline people, duties and deadlines. Here the people are users of the bridge, farmers and traders, patients, the junior engineer, her superior and you. Three sub-questions must be answered under three labels. An essay that covers all of them in flowing prose is hard to mark.

(a) Ethical issues, about 60 words:

- Public safety against economic need.
- Truthfulness of official records.
- Protection of an employee who speaks up.
- Responsibility of a superior who accepts a document knowing it to be doubtful.
- Fairness to the superior, who has not yet been heard.

(b) Options, about 70 words:

1. Open as planned. It meets the season and risks lives on a false certificate.
2. Cancel the opening indefinitely. It is safe and ignores a genuine hardship.
3. Postpone for a short time, have the test done by an independent team, and arrange alternatives meanwhile.
4. Open only to pedestrians. It is attractive, but no engineer has said that it is safe.

State one merit and one defect for each. Options that are plainly silly should not be listed to fill space.

(c) Decision, about 100 words: choose the third. Give the steps in order of time.

- Today: call for the file, secure it, and ask the chief engineer in writing for an independent test within the shortest time possible.
- Today: hear the superior without disclosing who informed you.
- Tomorrow: meet traders' and farmers' representatives, explain that a test is pending, and arrange extra vehicles on the old route, with an ambulance stationed on the far bank.
- After the result: open, repair or restrict according to engineering advice. Report the false certificate to the competent authority for inquiry.

Reason: delay can be compensated and loss of life cannot. Accurate records are the basis on which the public trusts every other bridge.

Errors to avoid:

- Suspending the superior at once, without inquiry.
- Naming the engineer in a meeting.
- Writing only values and no actions.
- Forgetting the farmers after deciding for safety.

Self-check: Is every stakeholder met by some step? Is there a time against each step? Have I protected the informant? Did I explain why the other options were rejected?

Sample article, written to show how this site works.$t$, '2026-11-03T10:35:00+05:30', null, array['GS Paper 4', 'Ethics']),
(83, $t$GS Paper II: Elucidating India's Role in the Indian Ocean$t$, $t$Daily Answer Writing$t$, $t$Question: "India's security in the Indian Ocean depends more on partnerships than on presence." Elucidate. (150 words, 10 marks)

To "elucidate" is to make clear by reasons and examples. The examiner accepts the statement for the time being and wants it lit up. You may add one qualifying line near the end. A full counter-argument belongs to "critically examine" and would waste space here.

Clear the key words first. Presence means ships, bases, aircraft and surveillance of one's own. Partnerships mean arrangements by which others share information, facilities, effort or legitimacy. Put this distinction in your introduction, within thirty words, and the rest of the answer will be easy to arrange.

Reasons, each with an example:

- The ocean is too large for one navy. Sharing of information through the fusion centre for the region, set up at Gurugram in 2018, extends what India can see.
- Threats are mostly non-military: piracy, trafficking, illegal fishing, cyclones, oil spills. These need coastguards and neighbours. Relief after the tsunami of 2004 built goodwill as well as capacity.
- Access matters more than ownership. Logistics agreements and use of friendly ports lengthen the reach of ships.
- Small island states wish to be consulted. The vision known as SAGAR, stated in 2015, speaks of security and growth for all in the region, and help with coastal radars and hydrography fits it.
- Forums give rules and regular contact: the Indian Ocean Rim Association from 1997 and the Indian Ocean Naval Symposium from 2008.

Qualification: partners trust a country that is able to arrive in time. Presence therefore supports partnership, in the Andaman and Nicobar Islands above all.

Conclusion: India gains most when it is seen as the first to respond and the last to dictate. Write a line of your own in that sense.

A sketch map is worth the half minute it takes: the Indian peninsula, the Straits of Hormuz and Malacca, Bab-el-Mandeb, Sri Lanka, Maldives, Mauritius and Seychelles.

Mistakes:

1. Turning the answer into a description of a rival's ports.
2. Listing the names of naval exercises without saying what they achieve.
3. Mixing the Indian Ocean Rim Association with the Naval Symposium. The first is an organisation of states for cooperation, the second a forum of navies.
4. Ignoring the comparison in "more than".

Self-check:

- Have I explained both presence and partnership?
- Does every reason carry an example?
- Is the qualification limited to two lines?
- Have I used the word "depends" by showing a need, and not only listed activities?

Compare your attempt with the linked page only after you have written it in seven minutes.

Sample article, written to show how this site works.$t$, '2026-11-01T06:20:00+05:30', $t$https://answers.example.com/indian-ocean-partnerships$t$, array['GS Paper 2', 'International Relations']),
(84, $t$सामान्य अध्ययन II: राज्य के नीति निदेशक तत्त्वों की प्रासंगिकता$t$, $t$Daily Answer Writing$t$, $t$प्रश्न: राज्य के नीति निदेशक तत्त्व न्यायालय द्वारा प्रवर्तनीय नहीं हैं, फिर भी शासन में मूलभूत हैं। स्पष्ट कीजिए। (150 शब्द, 10 अंक)

निर्देशक शब्द का अर्थ:

"स्पष्ट कीजिए" का आशय है कि कथन को कारण और उदाहरण देकर समझाया जाए। यहाँ कथन का विरोध करना अपेक्षित नहीं है। केवल अनुच्छेदों की सूची देना भी पर्याप्त नहीं है।

प्रश्न की माँग:

- पहला भाग: ये तत्त्व प्रवर्तनीय क्यों नहीं हैं?
- दूसरा भाग: फिर भी शासन में मूलभूत कैसे हैं?
- "फिर भी" शब्द बताता है कि दूसरे भाग को अधिक स्थान मिलना चाहिए।

भूमिका (लगभग 25 शब्द):

संविधान के भाग IV में अनुच्छेद 36 से 51 तक निदेशक तत्त्व दिए गए हैं। अनुच्छेद 37 स्वयं दोनों बातें कहता है: ये न्यायालय द्वारा प्रवर्तनीय नहीं होंगे, किंतु शासन में मूलभूत हैं।

मुख्य भाग (लगभग 100 शब्द):

1. अप्रवर्तनीयता के कारण: स्वतंत्रता के समय सीमित संसाधन, सामाजिक विविधता तथा विधायिका को प्राथमिकता तय करने की छूट।
2. विधि निर्माण में भूमिका: अनुच्छेद 40 से पंचायतों की व्यवस्था, अनुच्छेद 39(घ) से समान कार्य के लिए समान वेतन और अनुच्छेद 39क से निःशुल्क विधिक सहायता को दिशा मिली।
3. न्यायिक व्याख्या में भूमिका: न्यायालय मूल अधिकारों का अर्थ निदेशक तत्त्वों के प्रकाश में करता है। मिनर्वा मिल्स (1980) में दोनों के संतुलन को संविधान के मूल ढाँचे का अंग माना गया।
4. अधिकार में रूपांतरण: शिक्षा का विषय पहले अनुच्छेद 45 में था। 86वें संशोधन (2002) ने इसे अनुच्छेद 21क में छह से चौदह वर्ष के बच्चों का मूल अधिकार बनाया।
5. उत्तरदायित्व का आधार: मतदाता इन्हीं लक्ष्यों पर सरकार के कार्य को परख सकता है।

निष्कर्ष (लगभग 25 शब्द):

लिखिए कि निदेशक तत्त्वों की शक्ति दंड में नहीं, दिशा देने में है। कल्याणकारी राज्य का लक्ष्य इनके क्रमिक क्रियान्वयन से ही प्राप्त होगा।

सामान्य त्रुटियाँ:

- मूल अधिकारों और निदेशक तत्त्वों को परस्पर विरोधी बताना।
- समाजवादी, गांधीवादी और उदारवादी वर्गीकरण में आधा उत्तर लगा देना।
- मूल कर्तव्यों (अनुच्छेद 51क) को भाग IV में गिनना। ये भाग IVक में हैं।
- निर्णय का नाम लिखकर यह न बताना कि उसमें क्या कहा गया।

स्व-मूल्यांकन सूची:

- क्या अनुच्छेद 37 का उल्लेख हुआ है?
- क्या दूसरे भाग को अधिक स्थान मिला है?
- क्या प्रत्येक बिंदु के साथ एक उदाहरण है?
- क्या उत्तर सात मिनट में और लगभग 150 शब्दों में पूरा हुआ?

उत्तर पहले स्वयं लिखिए। फिर किसी साथी से जाँच करवाइए और उसी प्रश्न को दो दिन बाद दोबारा लिखिए। दूसरी बार भाषा प्रायः अधिक संक्षिप्त और क्रम अधिक स्पष्ट होता है।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-10-30T15:15:00+05:30', null, array['GS Paper 2', 'Polity'])
on conflict (id) do nothing;
