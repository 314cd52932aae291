-- Sample content: articles 13 to 24, category "Editorial Analysis" (written to show how the site works).
insert into "Articles" (id, title, category, content, created_at, url, topics) values
(13, $t$Tied or Untied: Reading the Argument over Grants to States$t$, $t$Editorial Analysis$t$, $t$The question: when the Union transfers money to a State, should it say what the money is for? Opinion writing on fiscal federalism returns to this again and again under different names, such as centrally sponsored schemes, conditional borrowing, or cesses. Learn the argument once and you will recognise it each time.

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

Sample article, written to show how this site works.$t$, '2026-11-20T08:30:00+05:30', null, array['GS Paper 2', 'Polity', 'Economy']),

(14, $t$Judicial Review and the Charge of Overreach$t$, $t$Editorial Analysis$t$, $t$Two kinds of article appear after any large constitutional ruling. One says that the Court has protected the citizen when other institutions failed. The other says that unelected judges have taken a decision that belonged to Parliament. A reader who agrees with the result tends to find the first convincing, and one who dislikes it the second. An examinee needs a steadier test.

Start from the text. Article 13(2) forbids the State to make a law that takes away or abridges the rights in Part III, and says that a law made in contravention is void to that extent. Article 32 makes the right to move the Supreme Court itself a fundamental right, and Article 226 gives the High Courts a power that extends to other legal rights as well. Articles 245 and 246 with the Seventh Schedule limit who may legislate on what. So review of ordinary laws is not an invention of judges. The Constitution asks for it. Here India differs from the United States, where the power was established by the reasoning in Marbury v Madison in 1803.

Review of constitutional amendments is a harder matter. In Kesavananda Bharati (1973) a majority of seven to six held that Parliament's amending power under Article 368 does not extend to altering the basic structure. Article 368 contains no such phrase. Minerva Mills (1980) and Waman Rao (1981) built upon the doctrine, and I. R. Coelho (2007) applied it to laws placed in the Ninth Schedule after 24 April 1973. A writer who calls this illegitimate has a real textual point. A writer who defends it has a structural one: a power to amend is given by the Constitution and cannot include a power to replace it.

The case against wide review rests on four claims:

- Judges are not answerable to voters, so a wrong decision is difficult to correct.
- Courts see one dispute at a time and lack the means to weigh costs across the budget.
- When courts settle political questions, parties stop arguing them out in the legislature.
- Directions issued as interim orders may continue for years without evidence or appeal.

The case in favour answers them:

- A right that a majority can cancel is no protection to a minority.
- Legislatures may fail to act for reasons of procedure or fear. The Vishaka guidelines of 1997 on sexual harassment at the workplace filled a gap until Parliament legislated in 2013.
- Parliament can and does respond to rulings by fresh law, so the last word is often shared.
- Public interest litigation gave access to bonded labourers and undertrials who could not have come to court.

Notice that the two lists often refer to different activities. One may defend the striking down of a law that infringes a right and still oppose a court that fixes the height of a dam or the composition of a sports body. The useful distinction is between review, activism and overreach. Review tests a law or an act against a legal standard. Activism stretches the standard in order to reach an injustice. Overreach replaces the judgment of another organ where no legal standard applies. Say which one a given case exemplifies, and why.

Questions to put to any article on the subject:

1. Does it identify the provision in issue, or only the result?
2. Would the writer accept the same reasoning if the government in office were another?
3. Is delay, vacancy or cost being confused with lack of power?
4. Does it consider restraint by design, such as proportionality review, the suspension of a declaration to give the legislature time, or a larger Bench for constitutional questions under Article 145(3)?

For Mains, write the answer around legitimacy and competence. Legitimacy asks who may decide. Competence asks who can decide well. Courts are strong on both where individual liberty, electoral fairness and the federal division of powers are concerned. They are weaker where money must be divided among many claims. An answer that draws the line there, with one case on either side, reads better than general praise of balance.

Sample article, written to show how this site works.$t$, '2026-11-18T12:05:00+05:30', null, array['GS Paper 2', 'Polity', 'Essay']),

(15, $t$Cash or Kind: How to Weigh the Welfare Transfer Debate$t$, $t$Editorial Analysis$t$, $t$A government has a fixed sum for each poor household. It may hand over grain, or it may credit the same value to a bank account. Which is better? Economists, activists and administrators give confident and opposite answers. The way to read them is to find the assumption on which each answer stands.

The argument for cash:

Its thesis is that poor people know their own needs better than an official. Cash lets one family buy milk and another pay a school fee. The State saves the cost of buying, storing and moving grain. Fewer hands touch the benefit, so fewer can steal from it. A direct transfer to an account seeded with identity details removes duplicate beneficiaries.

Hidden assumptions: markets in the village are competitive and stocked; a bank or a paying agent is close; the value of the transfer rises with prices; and the money reaches the person in the household who buys food.

The argument for kind:

Its thesis is that food security is a matter of assured supply and not of purchasing power alone. Grain at a fixed price protects a household against inflation without any decision by a finance department. In remote areas private trade is thin, so more cash chasing the same stock raises prices. Grain in the kitchen is less likely than money to be spent on drink or debt. Procurement for the public distribution system also supports farmers in the regions where it takes place.

Hidden assumptions: the ration shop opens, the stock arrives and is weighed honestly, and cereals are what the household lacks. Malnutrition in India has much to do with protein, fats and micronutrients, and more rice or wheat does not supply these.

What the record suggests:

Statements of principle can be checked against administration. Several States reduced leakage in the public distribution system by doorstep delivery of stocks to shops, shifting licences from private dealers to cooperatives and panchayats, and making lists public. So leakage is not inherent in kind. Likewise, cash programmes with simple rules, such as old age pensions, have worked where payment dates were regular. Errors occur in both forms. An inclusion error pays someone not entitled. An exclusion error refuses someone who is. Writers on fiscal prudence count the first, and writers on rights count the second. A technology that cuts the first may raise the second, as when fingerprints of elderly labourers fail to match.

The law also enters. The National Food Security Act, 2013 gives a legal entitlement to subsidised grain to up to 75 per cent of the rural and 50 per cent of the urban population, and provides for a food security allowance when grain is not supplied. It lets the government introduce cash transfers in place of grain under schemes, so the Act itself does not settle the matter.

A way to decide:

1. What is the aim? Nutrition, income support, price support to farmers and insurance against shocks are different aims.
2. Is supply elastic? If goods can flow in when demand rises, cash is suitable. If not, kind is safer.
3. What is the state of banking and connectivity in that block?
4. Who bears the price risk? If it is the beneficiary, is there indexation?
5. Who controls the money at home? Transfers paid to women have a stronger claim.
6. Can a person refused a benefit complain to someone nearby and receive an answer?

In the answer script:

Do not write that direct benefit transfer is a game changer or that the ration system is corrupt. Write that the choice depends on aim and setting, and illustrate it: cash for pensions and scholarships, kind for cereals in remote and price-volatile areas, cooked meals for schoolchildren because attendance is also wanted. You can then discuss the word "freebie" with care. A transfer that builds capability or meets a constitutional goal, such as nutrition under Article 47, differs from one announced merely to win a poll, although the border is disputed and courts have found it hard to draw. S. Subramaniam Balaji (2013) is the case to know on election promises.

End by naming the measure of success. It is neither money spent nor accounts opened, but the change in what the poorest tenth eat, earn or avoid selling in a bad year.

Sample article, written to show how this site works.$t$, '2026-11-16T06:50:00+05:30', null, array['GS Paper 2', 'GS Paper 3', 'Governance', 'Economy', 'Essay']),

(16, $t$Why City Governments Stay Weak: Reading the Case for the Third Tier$t$, $t$Editorial Analysis$t$, $t$Whenever a city floods, articles appear which say that municipalities must be empowered. The conclusion is nearly always the same, yet the reasoning differs. This note sorts the explanations, because each leads to a separate remedy.

What the Constitution provides:

The 74th Amendment, in force from 1 June 1993, inserted Part IXA. It recognises Nagar Panchayats for areas in transition from rural to urban, Municipal Councils for smaller urban areas and Municipal Corporations for larger ones (Article 243Q). Terms last five years, and an election must be completed before the term expires or within six months of a dissolution (243U). Seats are reserved for Scheduled Castes, Scheduled Tribes and women (243T). A State Finance Commission reviews finances (243Y), the State Election Commission conducts polls (243ZA), and District and Metropolitan Planning Committees prepare draft plans (243ZD and 243ZE). Article 243W and the Twelfth Schedule, with 18 items, concern functions.

The weak point is in 243W. It says that a State legislature may, by law, endow municipalities with powers. The items of the Twelfth Schedule therefore do not pass to cities by force of the Constitution. They pass only when a State chooses.

Four explanations found in opinion writing:

1. Law. States hold on to functions. Water, transport and land-use planning often lie with parastatal boards and development authorities that answer to the State government. The remedy is legal: activity mapping and transfer of boards to the city.
2. Money. Cities depend on grants. Property tax is collected from incomplete rolls at old values, user charges do not cover costs, and the absorption of entry tax and octroi into GST took away a buoyant source in some States. The remedy is fiscal: better valuation, a share of GST and municipal bonds for cities with sound accounts.
3. Leadership. In many States the mayor has a short term and little authority, while the commissioner, an officer of the State, holds executive power. The remedy is political: a mayor with a full term and responsibility for the executive, whether directly elected or chosen by the council.
4. Capacity. Engineers, planners and accountants are few, and posts stay vacant. The remedy is administrative: municipal cadres, training and shared services for small towns.

How to judge between them:

A strong article gives an order of priority and says why. Consider this reasoning: without functions there is no reason to raise local tax; without tax there is no reason for citizens to watch spending; without such watching capacity is wasted. A writer who starts from law thinks in this way. A writer who starts from capacity fears that functions handed to an unprepared body will damage services, and that failure will then be used as proof against decentralisation. Both are sensible. The disagreement is about sequence.

The counter-argument to keep in view:

Some problems do not fit inside municipal limits. Airsheds, river basins, commuter railways and the land market of a metropolitan region cross many local bodies. Too many small governments without coordination may be worse than a single authority. The Metropolitan Planning Committee was meant to supply this coordination, and has rarely had the staff or the funds. So the case for stronger cities needs the case for metropolitan coordination with it. State governments also argue, with some reason, that the largest city provides so much of their revenue that they cannot be indifferent to its management.

From reading to writing:

For the question "Three decades after the 74th Amendment, urban local bodies remain agencies and not governments. Discuss", try this plan in 250 words:

- two lines on the distinction between an agency, which carries out orders, and a government, which can tax, plan and be voted out
- a compact table or list of functions, funds and functionaries, with one gap under each
- a paragraph on delayed elections and State Finance Commissions, citing the Articles
- a paragraph on metropolitan coordination as the limit of the municipal case
- a way forward in sequence, beginning with the transfer of one complete function, such as water supply with its staff and budget

Precision about sequence and about "may" in Article 243W will set the answer apart from a general complaint about floods.

Sample article, written to show how this site works.$t$, '2026-11-14T15:15:00+05:30', null, array['GS Paper 2', 'Governance']),

(17, $t$Free Speech and Article 19(2): A Worked Lesson in Reading an Argument$t$, $t$Editorial Analysis$t$, $t$Students are told to read editorials every day and are seldom shown how. This longer lesson takes one lasting question, how far the State may limit speech, and works through it in the order in which a careful reader should proceed. The same steps apply to any subject.

Step one: know the ground before you read.

Article 19(1)(a) guarantees to all citizens freedom of speech and expression. It is not available to non-citizens, unlike Article 21. Article 19(2) allows the State to impose reasonable restrictions by law in the interests of the following:

- the sovereignty and integrity of India
- the security of the State
- friendly relations with foreign States
- public order
- decency or morality
- or in relation to contempt of court, defamation or incitement to an offence

Two amendments shaped this list. The First Amendment of 1951 added public order, friendly relations with foreign States and incitement to an offence, and inserted the word "reasonable". It followed the decisions in Romesh Thappar and Brij Bhushan in 1950, in which the Supreme Court had held that restrictions aimed at public order or public safety could not be saved by the narrower clause as it then stood. The Sixteenth Amendment of 1963 added sovereignty and integrity. No general ground of public interest appears. In Sakal Papers (1962) the Court refused to allow a restriction on newspapers that was justified by the general interest of the public, because that ground belongs to Article 19(6), on trade and profession, and not to 19(2).

Step two: find the thesis and write it in one sentence.

Suppose that you read a piece criticising a law that lets officials order the removal of online posts. Its thesis might be: a power to remove speech without notice and hearing, on grounds wider than Article 19(2), is unconstitutional and unwise. Observe that this contains two claims. Unconstitutional is a legal claim, to be tested by text and precedent. Unwise is a policy claim, to be tested by consequences. Many articles slide from one to the other. A law may be valid and foolish, or well meant and void.

Step three: sort the evidence.

Place each support under one of three heads.

1. Legal authority. Shreya Singhal (2015) struck down section 66A of the Information Technology Act, 2000 because its terms, such as "grossly offensive", were vague and went beyond the permitted grounds. The judgment separated discussion, advocacy and incitement, and held that only the last may be curbed. It upheld the blocking power in section 69A, observing that the provision and its rules contained safeguards. A fair writer cites both parts. Anuradha Bhasin (2020) held that the exercise of free speech and of trade through the internet is protected under Article 19, that orders suspending internet services must be published and open to review, and that they must satisfy proportionality.
2. Fact. This includes the number of orders, the time taken to restore content and the proportion reviewed. If figures are given, ask for their source and period. If none are given, notice that the writer relies on examples, which show that a thing can happen but not how often.
3. Principle. Speech is said to serve the search for truth, self-government and personal dignity. Each has a different reach: the self-government argument protects political speech strongly and commercial advertising weakly.

Step four: look for the unstated premise.

Most arguments for free expression assume that harmful speech can be answered by more speech. That holds where the other side has a platform and time. It holds less well when a rumour about kidnappers spreads through closed message groups in one evening and a crowd gathers. Arguments for restriction assume that the authority will apply the power evenly. That holds where there is an independent reviewer, and less well where the official who feels criticised is also the one who decides. Write the unstated premise in the margin. It is usually the weakest point.

Step five: build the strongest counter-argument.

Do not pick the foolish version. A serious defender of wide powers would say this: speed is part of the harm, courts act after the event, platforms are private companies which already remove speech by their own rules without any duty to hear the user, and in a country with many languages and faiths public order is a condition of liberty for the weakest. A serious critic would reply that emergency powers should expire quickly unless confirmed, that reasons in writing cost little, and that secrecy prevents even an honest official from showing that the power was properly used.

The two may now agree on prompt action against incitement, publication of orders, a hearing within days, and an independent body to review them. What remains in dispute is who decides in the first hours.

Step six: apply the test the courts apply.

Indian courts now use proportionality to judge limits on rights. In Modern Dental College (2016) and later in Puttaswamy (2017) the Supreme Court asked, in substance:

1. Is there a law, and a legitimate aim?
2. Is the measure suitable for that aim?
3. Is it necessary, or would something less restrictive do as well?
4. Is the benefit in balance with the loss to the right?

A ban on a book in the entire State because a crowd threatened one shop will usually fail at the third question. S. Rangarajan (1989) helps here: the Court said that freedom of expression cannot be suppressed on account of threats of demonstration or violence, and that the link between the expression and the danger must be close, as with a spark in a powder keg.

Step seven: turn it into an answer.

Take the question "Reasonable restrictions must not become the rule. Examine with reference to speech on the internet." In 250 words:

- introduction, 30 words: the right, the closed list of grounds, and the word "reasonable"
- body one, 80 words: why the internet raises the stakes on both sides, reach and speed
- body two, 80 words: what courts have required, using Shreya Singhal and Anuradha Bhasin, one line each
- body three, 40 words: gaps, such as secrecy of orders and uneven use of police powers
- conclusion, 20 words: a procedural reform

A habit to keep:

In a notebook give each editorial five lines: thesis, best evidence, unstated premise, best reply, one use in Mains. At the end of a month, read only the third and fourth lines of every entry. The same few premises about institutions, incentives and trust recur under many headlines.

Sample article, written to show how this site works.$t$, '2026-11-12T09:40:00+05:30', null, array['GS Paper 2', 'Polity', 'Essay']),

(18, $t$नदियों का जल बँटवारा: तर्क को कैसे पढ़ें$t$, $t$Editorial Analysis$t$, $t$राज्यों के बीच नदी जल का विवाद भारत की पुरानी समस्याओं में से एक है। इस पर लिखे गए लेख प्रायः किसी एक राज्य की दृष्टि से चलते हैं। परीक्षार्थी का काम यह पहचानना है कि लेखक किस सिद्धांत के सहारे अपनी बात कह रहा है और कौन-सा पक्ष छूट गया है।

संवैधानिक आधार:

राज्य सूची की प्रविष्टि 17 जल, सिंचाई और नहरों को राज्यों का विषय बनाती है। यह प्रविष्टि संघ सूची की प्रविष्टि 56 के अधीन है, जिसके अनुसार संसद लोकहित में अंतर्राज्यिक नदियों के विनियमन और विकास पर कानून बना सकती है। अनुच्छेद 262 संसद को ऐसे विवादों के निर्णय की व्यवस्था करने और न्यायालयों की अधिकारिता हटाने की शक्ति देता है। इसी के अधीन अंतर्राज्यिक नदी जल विवाद अधिनियम, 1956 बना, जिसमें वार्ता असफल होने पर अधिकरण गठित होता है।

प्रमुख तर्क:

- ऊपरी राज्य कहता है कि जो जल उसकी भूमि पर बरसता है, उस पर पहला अधिकार उसका है।
- निचला राज्य कहता है कि उसके किसान पीढ़ियों से उसी प्रवाह पर निर्भर हैं और पुराने उपयोग की रक्षा होनी चाहिए।
- तीसरा मत न्यायसंगत बँटवारे का है। इसमें जनसंख्या, सूखे की स्थिति, वर्तमान उपयोग और वैकल्पिक स्रोत सब पर विचार होता है।

उच्चतम न्यायालय ने कावेरी निर्णय (2018) में माना कि अंतर्राज्यिक नदी राष्ट्रीय संपत्ति है, कोई राज्य उस पर अनन्य स्वामित्व का दावा नहीं कर सकता और बँटवारा न्यायसंगत होना चाहिए।

लेख में क्या जाँचें:

1. क्या लेखक सामान्य वर्ष और सूखे वर्ष में भेद करता है? अधिकांश टकराव कम वर्षा के वर्षों में होते हैं, इसलिए संकट के समय की कमी बाँटने का सूत्र ही असली प्रश्न है।
2. क्या भूजल की गणना हुई है? नदी और भूजल एक ही चक्र के अंग हैं।
3. क्या माँग पर भी चर्चा है? कम पानी वाले क्षेत्र में धान और गन्ने का विस्तार विवाद को बढ़ाता है।
4. क्या नदी के अपने प्रवाह और मुहाने की आवश्यकता पर विचार है?

प्रतिपक्ष:

कहा जाता है कि अधिकरण बहुत समय लेते हैं, इसलिए एक स्थायी अधिकरण होना चाहिए। इसके उत्तर में कहा जा सकता है कि विलंब का कारण केवल संस्था का स्वरूप नहीं है। आँकड़ों पर अविश्वास और निर्णय लागू करने की अनिच्छा भी कारण हैं। जब तक सभी पक्ष एक ही मापन प्रणाली पर भरोसा न करें, तब तक तेज़ निर्णय भी टिकेगा नहीं।

मुख्य परीक्षा में उपयोग:

उत्तर का आरंभ संवैधानिक व्यवस्था से कीजिए। फिर विधिक, जलवैज्ञानिक और राजनीतिक कारणों को अलग-अलग लिखिए। समाधान में साझा आँकड़े, पूरे बेसिन की योजना, सूखे वर्ष का पूर्वनिर्धारित सूत्र और फसल विविधीकरण रखिए। किसी राज्य को दोषी ठहराना उत्तर को कमज़ोर करता है।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-11-11T17:20:00+05:30', null, array['GS Paper 2', 'Polity']),

(19, $t$Data Protection: Privacy, Innovation and the Exemption Question$t$, $t$Editorial Analysis$t$, $t$Most opinion pieces on data protection can be placed in one of three families. Learn to tell them apart by their first fear: the company, the State, or the rule book.

Background in brief:

In K. S. Puttaswamy v Union of India (2017) nine judges held unanimously that privacy is protected by Article 21 and by the freedoms in Part III. Any invasion must have a basis in law, serve a legitimate aim and be proportionate. The Court noted that informational privacy needs a careful statutory regime. Parliament enacted the Digital Personal Data Protection Act in 2023, after several drafts. Its vocabulary is worth learning. The Data Principal is the person to whom data relates. The Data Fiduciary decides the purpose and means of processing. The Data Protection Board of India inquires into breaches and imposes penalties. Some fiduciaries may be notified as significant, with added duties such as a data protection officer and audits.

Family one fears the company:

Its thesis is that consent is a fiction when a user must accept a long notice or lose a service. Evidence comes from the gap in bargaining power, from business models that depend on profiling, and from breaches in which the people affected are the last to know. The remedy is duties that bind regardless of consent: collect only what is needed, use it for the stated purpose, delete it afterwards. The Act adopts some of this and asks for notice in plain language, with the option of languages in the Eighth Schedule.

Family two fears the State:

Its thesis is that the largest holder of data is the government and that a law which exempts it widely protects little. Section 17 lets the Union notify instrumentalities of the State to which the Act will not apply, in the interests of grounds such as sovereignty, security and public order. Members of the Board are appointed by the Union government. The 2023 Act also altered section 8(1)(j) of the Right to Information Act, 2005, so that personal information is exempt without the balancing words that clause earlier carried. Transparency groups fear that officials will refuse disclosure by pointing to privacy. The reply is that section 8(2) of that Act, which allows disclosure where public interest outweighs the harm, is untouched.

Family three fears the rule book:

Its thesis is that heavy compliance falls hardest on small firms and keeps out new entrants, while large companies hire lawyers. A poor country should not copy the European General Data Protection Regulation line by line. It points to research, credit for people without records, and public services that improve when data can be combined.

Where they collide:

A single measure looks different to each. Take the rule that certain data must be stored in India. The first family is indifferent unless security improves. The second worries that local storage makes access by agencies easier. The third sees cost. A fourth voice, concerned with law enforcement, points to delays in getting evidence from abroad. Before agreeing with any of them, ask which harm the measure is supposed to prevent.

Questions for the margin:

1. Does the writer treat privacy as secrecy, or as control over use? The second is nearer to Puttaswamy.
2. Is security set against privacy as if one had to choose? A badly protected government database harms both.
3. Is the foreign comparison complete, including enforcement and not the text alone?
4. What does a person harmed actually receive? Under the Act penalties go to the Consolidated Fund of India, and the older provision for compensation in section 43A of the Information Technology Act is to be omitted.

In a Mains answer:

General Studies Paper II may ask about rights and Paper III about cyber security, so keep a common core. Define informational privacy in one line. Give the proportionality test. Assess the statute on four points: consent, duties, exemptions and the independence of the regulator. Balance the criticism with an acknowledgement that the Act gives enforceable rights to correction, erasure and grievance redress, and treats children's data with special care.

A good conclusion is practical: narrow and reasoned exemptions, a Board with secure tenure, and public reporting. Check the rules in force and the dates on which each section commenced before quoting details, since different parts of the law were to be brought into effect at different times.

Sample article, written to show how this site works.$t$, '2026-11-09T13:50:00+05:30', null, array['GS Paper 2', 'GS Paper 3', 'Governance', 'Science and Technology']),

(20, $t$Should a Census Count Caste? The Arguments on Both Sides$t$, $t$Editorial Analysis$t$, $t$Few questions divide thoughtful people as evenly as this one. It is therefore good practice in stating a view you do not hold.

Facts that both sides accept:

The last census in which caste was fully tabulated was that of 1931. Caste was recorded in 1941 but not tabulated in full. Since 1951 the census has counted Scheduled Castes and Scheduled Tribes, because their reservation in legislatures under Articles 330 and 332 depends on population, but has not listed other castes. The Mandal Commission, reporting in 1980, had to work from 1931 figures to estimate the Other Backward Classes. The Socio-Economic and Caste Census of 2011 was a separate exercise; its caste data was not released in usable form, since respondents gave lakhs of names for castes, sub-castes and surnames. Bihar published a State survey in 2023. In April 2025 the Union government announced that caste would be enumerated in the forthcoming census.

Distinguish a census from a survey. The census is a Union subject (entry 69 of the Union List) conducted under the Census Act, 1948, with a legal duty to answer and confidentiality of individual returns. A State survey has neither footing.

The case for counting:

1. Courts ask for data. In Indra Sawhney (1992) and later cases the Supreme Court tied reservation to evidence of backwardness and inadequate representation. A policy that must be justified by data cannot rest on an estimate from 1931.
2. What is not counted is not seen. Not naming caste in statistics has not made it disappear from marriage, housing or hiring. It only hides where advantage lies, including among those who do not think of themselves as having a caste.
3. Internal justice. Benefits may be taken up mainly by a few groups within a category. Sub-classification, which the Supreme Court permitted for Scheduled Castes in Davinder Singh (2024), requires figures by group.
4. Policy beyond reservation. Health, land and schooling vary by community, and targeted spending needs this information.

The case against:

1. Counting may fix what it seeks to describe. Historians of the colonial census argue that asking people to choose a label hardened fluid identities and set off petitions for higher rank.
2. Political use. Parties may turn numbers into a demand for shares in proportion to population in every sphere, which pushes aside other measures of disadvantage.
3. Practical difficulty. The same name may mean different castes in two districts, and one caste may have many names. Without a settled list, the data will be unusable, as in 2011.
4. Better measures exist. Income, parental education, land and place of residence could identify the poor without a label inherited at birth.

Where the reasoning is weak:

Supporters sometimes write as though a count would by itself settle shares. Numbers tell us the size of a group. They do not tell us its level of deprivation, and Article 16(4) speaks of backward classes not adequately represented in services, which is a different test from population. Opponents sometimes write as though silence were neutral. They must also explain why counting Scheduled Castes and Scheduled Tribes since 1951 has been acceptable, and why counting religion has too.

Both tend to pass over design. Is there a coded list prepared in advance with the States? Will castes be recorded in every religion? Will the tables join caste with education, occupation and assets? Who will examine the raw data for errors, and will it be released for research? A good count with a bad questionnaire is not possible.

How to write it:

In 250 words, give the legal position in two sentences. Present two arguments on each side and pair them so that each reply meets its opposite: evidence against identity, and justice within groups against political use. Then move to conditions for a useful count. Conclude that enumeration is a tool, whose worth depends on what is asked along with caste and how the answers are used. In an interview, expect a follow-up on the 50 per cent limit. Say what Indra Sawhney held, note the 103rd Amendment for economically weaker sections and its approval in Janhit Abhiyan (2022), and avoid prediction.

Sample article, written to show how this site works.$t$, '2026-11-07T18:10:00+05:30', null, array['GS Paper 1', 'Society', 'Essay']),

(21, $t$Police Reform: When Everyone Agrees and Little Changes$t$, $t$Editorial Analysis$t$, $t$Most editorials on the police reach the same conclusion: carry out the Prakash Singh directions. A text that says only this earns few marks, since the examiner has read it many times. The better question is why an agreed reform stalls, and that is a question about incentives.

What was directed:

In Prakash Singh v Union of India (2006), a petition brought by a former police chief and others, the Supreme Court issued seven directions:

1. A State Security Commission to lay down broad policy and guard against unwarranted influence on the police
2. Selection of the Director General from three senior officers empanelled by the Union Public Service Commission, with a minimum tenure of two years
3. A minimum tenure of two years for officers on operational duty, such as those in charge of districts and police stations
4. Separation of investigation from law and order work, beginning with larger towns
5. A Police Establishment Board to decide transfers and postings of officers of and below the rank of Deputy Superintendent
6. Police Complaints Authorities at State and district level
7. A National Security Commission at the Union level for the central police organisations

Police and public order are entries in the State List, so most of the work falls to the States. The Court's directions were to hold until governments made their own laws.

The usual thesis and its support:

The standard article says that political control over transfers is the root of the trouble. An officer who can be moved overnight will oblige whoever can move him. The Police Act of 1861, framed soon after the revolt of 1857, was designed for control and not for service. The National Police Commission of 1977 to 1981 had said much of this already. So had the Ribeiro and Padmanabhaiah committees.

Why does it stall?

Read as an argument about incentives, the position becomes clearer.

- A minister loses a means of rewarding supporters and gains little that voters can see before the next election.
- Senior officers want freedom from politicians but are less eager for a complaints authority with an outside chair.
- Officers below may prefer a system in which a patron can help them to one where rules decide.
- Citizens with influence already get attention. Those without it are poorly organised on this subject.

Several States passed new Police Acts after 2006. Critics observe that some of these put the form in place while altering the substance, for example by filling commissions with members of the government or making their advice optional. Formal compliance is thus a poor measure. If a writer cites the number of States that have "complied", ask how compliance was judged.

The counter-argument:

A serious critic of the directions would say that the police exercise force and must be answerable to someone who is elected. Autonomy without accountability is dangerous. Fixed tenure protects the poor officer as well as the good one. And a court that sets out the administrative design of a State subject is stretching its role. These are fair points. The reply is that the directions do not remove democratic control. They ask for policy to be set openly by a commission, and keep out informal orders in individual cases. Accountability is then supplied by the complaints authority.

What the usual article omits:

- Numbers and working conditions. Long shifts, vacant posts and poor housing affect conduct as much as interference does.
- Forensic capacity. Where evidence is weak, pressure for confession grows. Under the Bharatiya Nagarik Suraksha Sanhita, 2023, a forensic visit to the scene is to become compulsory for offences punishable with seven years or more, and laboratories must be ready for it.
- The constabulary. Most of the force consists of constables, while most writing is about the Director General.
- Prosecution and courts. A sound investigation is wasted if trial takes ten years.

Use in the examination:

For Paper II, treat the subject as accountability and federal responsibility. For Paper IV, it supplies case studies on illegal orders and courage. A way forward should be built around incentives: publish response times and complaint outcomes by district, so that voters can reward improvement; begin separation of investigation in a few cities with dedicated staff; tie part of central modernisation funds to filled vacancies and training. End with one sentence on why sequence matters, namely that visible service makes it politically easier to give up control.

Sample article, written to show how this site works.$t$, '2026-11-05T07:25:00+05:30', null, array['GS Paper 2', 'Governance']),

(22, $t$Climate Justice: Testing the Equity Argument$t$, $t$Editorial Analysis$t$, $t$Indian writing on climate negotiations rests on one word, equity. It is a strong argument, and like all strong arguments it becomes lazy when nobody challenges it. This note states it carefully, lets an opponent speak, and shows what survives.

The thesis:

Rich countries caused most of the warming that has occurred, grew wealthy in doing so, and have more capacity to act. They should therefore cut emissions first and deepest, and pay part of the cost for others. Countries where millions still lack adequate energy should have room to grow.

Legal support:

- The United Nations Framework Convention on Climate Change (1992) states in Article 3 that parties should protect the climate system on the basis of equity and in accordance with their common but differentiated responsibilities and respective capabilities.
- The Kyoto Protocol (1997) placed binding targets on developed countries alone.
- The Paris Agreement (2015) asks all parties to prepare nationally determined contributions, and adds the phrase "in the light of different national circumstances". Its Article 9 says that developed country parties shall provide financial resources to assist developing ones.

Follow the movement. Kyoto had a wall between two lists of countries. Paris has a slope. A writer who quotes Kyoto's division as if it were still the rule is out of date.

Factual support:

Warming depends chiefly on the total carbon dioxide that has accumulated, so past emissions count. This is why the idea of a carbon budget is helpful: for any chosen temperature limit there is a finite amount that can still be emitted, and early users have taken most of it. Per person, an average Indian emits well below the world average. Both facts favour the equity case.

The opponent speaks:

1. The atmosphere does not read history. If large developing countries follow the old path, limits will be crossed whatever the rich do.
2. Those who burned coal in 1900 did not know the harm, and the people now living in those countries did not burn it.
3. National averages hide wealthy people in poor countries, who travel and consume like their counterparts elsewhere.
4. Clean energy has become cheaper, so the old choice between growth and restraint is weaker than before.
5. Small islands ask for protection from all major emitters, including developing ones.

What survives:

The second objection is met by limiting the claim. Emissions since 1990, when the science was widely known, are a large part of the total. Also, responsibility can rest on benefit and capacity, without blame. The first is true but shows only that everyone must act. It does not say who should pay. The third is just, and an honest supporter of equity must accept that the same principle applies inside a country: costs of transition should not fall upon coal miners and small farmers. The fourth helps, yet falling prices of panels do not settle the cost of capital, storage, grids and land. The fifth is the most uncomfortable, and reminds us that vulnerability is a claim separate from history.

So a careful version of the thesis reads thus: all must act; the pace and the share of cost should reflect responsibility, capacity and need; and the most vulnerable have a claim on all who can help.

The money question:

In 2009 developed countries set a goal of mobilising 100 billion dollars a year by 2020. It was met late. At Baku in 2024 parties agreed to a new goal of at least 300 billion dollars a year by 2035, with developed countries taking the lead, and India objected that it was too small. When you read about such sums, check three things: whether the figure means grants or loans, whether private money is included, and whether it is additional to existing aid. Also separate mitigation, adaptation, and loss and damage, the last of which received a fund through decisions of 2022 and 2023.

In Mains:

For Paper III use the carbon budget and finance. For the essay or Paper IV use the ethical structure: responsibility, capacity, need, vulnerability. India's own pledge at Glasgow in 2021 to reach net zero by 2070 may be cited, together with the International Solar Alliance, as evidence that an equity claim can go along with action. Close with symmetry: the principle India urges between nations should guide how it distributes the costs at home.

Sample article, written to show how this site works.$t$, '2026-11-03T19:10:00+05:30', null, array['GS Paper 3', 'Environment', 'International Relations', 'Essay']),

(23, $t$Minimum Support Price: Two Sound Arguments and How to Use Them$t$, $t$Editorial Analysis$t$, $t$Articles on the minimum support price are easy to sort by conclusion and hard to sort by quality. Here are two that could both be written by competent people, followed by a reading of each.

The facts they share:

The Commission for Agricultural Costs and Prices, first set up in 1965 as the Agricultural Prices Commission, recommends prices. The Union government announces minimum support prices for 22 mandated crops before sowing, and a fair and remunerative price for sugarcane separately. In practice large-scale procurement is concentrated in wheat and paddy and in certain States. The price is an administrative promise. There has been no central statute giving every farmer a right to sell at it, although the sugarcane price has legal backing under a control order.

Three measures of cost appear in the debate. A2 covers expenses actually paid. A2 plus FL adds the imputed value of family labour. C2 adds, further, the rental value of owned land and interest on owned capital. A support price of one and a half times A2 plus FL is a different thing from one and a half times C2, which is how the recommendation of the National Commission on Farmers chaired by M. S. Swaminathan is commonly understood. Any article that speaks of fifty per cent over cost without saying which cost should be read with caution.

Argument one, for a legal guarantee:

Farmers sell soon after harvest, when prices are lowest, because loans are due and storage is lacking. Many sellers face few buyers. Weather and price risks fall together. A floor lets them invest, and it need not cost as much as feared: government has to buy only when the market falls below the floor, and the threat of buying keeps private bids up. Alternatively it may pay the difference between the two prices. Society regulates wages by law, so why not the price on which a cultivator's labour depends?

Argument two, against it:

A price has two jobs, income and signal. Support for two cereals has drawn groundwater-short districts into paddy and kept land away from pulses and oilseeds. If trade below the floor is made illegal, buyers may simply stay away in a glut and leave the State as the sole purchaser of 22 crops. Farmers with more to sell gain most, while the smallest, who buy more grain than they sell, lose when food becomes dear. Income support per acre or per family would help without misdirecting crops, and is easier to reconcile with commitments at the World Trade Organization.

Reading the first:

Its best point concerns market power at harvest. Its weakest is the cost estimate, because the threat of buying works only if the State can really buy, store and dispose. The comparison with minimum wages is attractive, though an employer cannot import labour from another country with the ease with which a trader can import pulses. Trade policy therefore has to move with it.

Reading the second:

Its best point is on cropping pattern and water. Its weakest is that income support has problems too: tenants without papers are left out, and a flat payment does not rise in a year of price collapse. Also, the tilt towards two cereals is an effect of which crops are procured, and not of a support price as such. Effective support for pulses and millets would tilt the other way.

Common ground:

- assured procurement or deficiency payment for selected pulses, oilseeds and millets in suitable districts
- storage receipts that let farmers borrow against stock and wait
- more buyers, through better-run mandis, producer organisations and electronic trading that works across markets
- stable rules on exports and stock limits, since a sudden ban lowers the farm price as surely as a glut

For your notebook:

1. Write each argument in thirty words.
2. List one number that would settle part of the dispute. The share of farmers who sell to agencies at the support price is one. The High Level Committee on restructuring the Food Corporation of India (2015) used survey data from 2012-13 to put it at about six per cent, a figure that is often repeated without its date.
3. Draft a conclusion that does not choose between farmer and consumer, but says which instrument fits which crop.

An answer built in this way handles questions on farm income, food inflation, water stress and WTO rules, all from a single page of notes.

Sample article, written to show how this site works.$t$, '2026-11-01T16:30:00+05:30', null, array['GS Paper 3', 'Economy', 'Agriculture']),

(24, $t$Anti-Defection Law: Stability against Conscience$t$, $t$Editorial Analysis$t$, $t$The Tenth Schedule was added in 1985 to stop legislators from selling their loyalty. Four decades later it is blamed both for failing to stop defection and for making members silent. Can a law be too weak and too strong at once? This note argues that it can, and shows how to use that insight.

The rule:

The 52nd Amendment provides that a member who belongs to a party is disqualified on voluntarily giving up its membership, or on voting or abstaining contrary to the party's direction without permission, unless the act is condoned within 15 days. An independent loses the seat by joining any party after election. A nominated member may join a party within six months of taking the seat. The decision rests with the Speaker or the Chairman of the House.

Originally a split by one-third of a legislature party was exempt. The 91st Amendment of 2003 removed that. It left the exemption for merger, where at least two-thirds of the legislature party agree. It also barred disqualified members from ministerial or remunerative political posts until re-election or the end of the term, and limited the size of the Council of Ministers to 15 per cent of the House, with a minimum of 12 ministers in the States.

In Kihoto Hollohan (1992) the Supreme Court upheld the Schedule by majority, but held that the Speaker acts as a tribunal whose decision is subject to judicial review. In Ravi Naik (1994) it held that giving up membership can be inferred from conduct and does not need a formal resignation.

The criticism from stability:

Writers of this kind say that the law punishes one defector and protects a crowd. Retail defection is caught and wholesale defection escapes through the merger clause. Members avoid the Schedule altogether by resigning, which brings down a majority and lets them stand again from another party. Speakers, who usually belong to the ruling side, keep petitions pending. Keisham Meghachandra Singh (2020) said that three months should be the outer limit in the absence of exceptional circumstances and suggested that Parliament consider an independent tribunal. Their remedy is a stricter law: no merger exemption, a neutral decision maker, a waiting period before a defector can hold office.

The criticism from conscience:

Writers of the other kind say that the law turns a representative into a number. A member who must follow the whip on every Bill has no reason to study it, and the constituency's voice is lost. Defections threaten a government only on a few votes, yet the whip operates on all. Their remedy is a narrower law: confine disqualification to votes of confidence, no-confidence motions, money Bills and similar matters. The Dinesh Goswami Committee on electoral reforms (1990) recommended a limit of this kind.

Are they opposed?

They look opposed since one asks for more and the other for less. In truth they speak of separate parts of the law. The first concerns procedure and loopholes: who decides, how quickly, and what counts as merger. The second concerns scope: on which votes a member is bound. One may support a narrow scope with strict enforcement, and that combination is better than either remedy on its own. When two critics of the same law seem to contradict each other, check whether they are discussing the same clause.

Unstated assumptions:

1. The stability school assumes that voters choose a party and not a person. In large constituencies that is usually true, but it is less so for independents and locally rooted leaders.
2. The conscience school assumes that freed members would vote on conviction. Some would vote for inducement, and the Schedule was born of that experience after 1967.
3. Both assume that law is the main cause. Control of tickets by party leaders, the lack of democracy inside parties and the cost of elections would keep members obedient even without a whip.

Comparative note: in the United Kingdom a member who defies the whip may lose the party's support but keeps the seat. That depends on conventions and on parties that choose candidates locally, so it cannot be copied by deleting a clause.

Mains framework:

- define the purpose in a sentence from the Statement of Objects, which called political defections a matter of national concern
- treat scope and enforcement in separate paragraphs
- cite one case in each
- suggest a package: whip limited to survival votes, decision on the advice of the Election Commission as happens under Articles 103 and 192, a time limit, and reform inside parties

The last point keeps the answer honest, as no schedule can supply loyalty that a party has not earned.

Sample article, written to show how this site works.$t$, '2026-10-30T10:15:00+05:30', null, array['GS Paper 2', 'Polity', 'Essay'])
on conflict (id) do nothing;
