-- Sample content: articles 1 to 12, category "Daily Current Affairs Analysis" (written to show how the site works).
insert into "Articles" (id, title, category, content, created_at, url, topics) values
(1, $t$How Parliament Passes a Money Bill$t$, $t$Daily Current Affairs Analysis$t$, $t$Every Budget session brings the term Money Bill back into the news, usually because somebody in the Rajya Sabha objects that a Bill has been given that label without deserving it. The objection matters because the label decides how much say the second House has. For an ordinary Bill the two Houses are equal partners. For a Money Bill the Rajya Sabha can only advise.

What the Constitution calls a Money Bill:

Article 110(1) lists the subjects. A Bill is a Money Bill if it contains only provisions dealing with all or any of the following:

- imposing, abolishing, remitting, altering or regulating a tax
- regulating borrowing by the Government of India, or guarantees given by it
- custody of the Consolidated Fund or the Contingency Fund of India, and payments into or withdrawals from them
- appropriation of money out of the Consolidated Fund
- declaring any expenditure to be charged on the Consolidated Fund, or increasing such expenditure
- receipt of money on account of the Consolidated Fund or the public account, its custody or issue, or the audit of Union or State accounts
- any matter incidental to the above

The word to underline is "only". A Bill that mentions taxation and also sets up a regulator with wide powers is not confined to the list. Article 110(2) adds that a Bill does not become a Money Bill merely because it provides for fines, licence fees, or taxes levied by a local authority for local purposes.

The path of the Bill:

1. It is introduced in the Lok Sabha alone, on the recommendation of the President (Articles 109 and 117). A proposal to reduce or abolish a tax by amendment needs no such recommendation.
2. The Lok Sabha debates and passes it.
3. The Speaker endorses a certificate on the Bill that it is a Money Bill, and it goes to the Rajya Sabha.
4. The Rajya Sabha has 14 days from receipt to return it, with or without recommendations. It cannot amend or reject it.
5. The Lok Sabha may accept or refuse each recommendation. Either way the Bill is then deemed passed by both Houses. If the 14 days lapse without a return, it is deemed passed in the form in which the Lok Sabha passed it.
6. The President may assent or withhold assent, but cannot send a Money Bill back for reconsideration (Article 111).

There is no joint sitting for a Money Bill. Article 108 excludes it because a deadlock cannot arise.

Two cousins that confuse candidates:

A Financial Bill under Article 117(1) contains a matter from the Article 110 list along with other matters. It too starts in the Lok Sabha on the President's recommendation, but after that the Rajya Sabha has full powers over it. A Financial Bill under Article 117(3) merely involves expenditure from the Consolidated Fund. It may begin in either House, though neither House can pass it unless the President has recommended its consideration.

Where the dispute lies:

Article 110(3) says the Speaker's decision on whether a Bill is a Money Bill is final. In the Aadhaar judgment of 2018 the majority of the Supreme Court accepted that the Aadhaar Act could be passed as a Money Bill, while the dissent of Justice Chandrachud called it a wrongful use of the route. The following year, in Rojer Mathew v South Indian Bank, a five-judge Bench found that the earlier judgment had not fully examined the effect of the word "only" and referred the question to a larger Bench.

The policy argument has two sides. A government answerable to the directly elected House must be able to secure supply, and no second chamber chosen by State legislatures should starve it of funds. Against that, a second chamber exists to slow down hasty law, and that purpose is lost if ordinary legislation can be moved through the money route. A balanced Mains answer accepts the first point for genuine taxation and appropriation and applies the second to everything else.

For Prelims, fix three facts: the 14 days, the bar on the President returning the Bill, and the difference between Articles 110, 117(1) and 117(3).

Sample article, written to show how this site works.$t$, '2026-11-20T07:15:00+05:30', null, array['GS Paper 2', 'Polity', 'Prelims']),

(2, $t$What the Repo Rate Does After It Is Announced$t$, $t$Daily Current Affairs Analysis$t$, $t$When the Monetary Policy Committee changes the repo rate, the change is reported within minutes. The effect on a shopkeeper's loan takes months. This note follows the rate from the committee room to the borrower.

Who decides:

The Reserve Bank of India Act, as amended in 2016, sets up a six-member Monetary Policy Committee under section 45ZB. Three members come from the Reserve Bank, including the Governor as chairperson, and three are appointed by the Union government. Each has one vote, and the Governor has a second or casting vote in a tie. The committee must meet at least four times a year and its minutes are published on the fourteenth day after the meeting.

The inflation target itself is set by the Union government in consultation with the Reserve Bank once every five years. The target first notified in 2016, and retained in 2021, was 4 per cent consumer price inflation with a tolerance band of 2 to 6 per cent. If average inflation stays outside the band for three consecutive quarters, the Bank must write to the government explaining the reasons, the remedy and the likely time of return.

What the repo rate is:

A repo is a sale of securities with an agreement to buy them back. A bank short of cash for a day hands government securities to the Reserve Bank, receives money, and repurchases the securities later at a slightly higher price. The difference, expressed as an annual rate, is the repo rate. It is the price at which the central bank lends against good collateral.

Around it lies a corridor. Above the repo rate stands the Marginal Standing Facility, where banks borrow overnight by dipping into part of their statutory liquidity holdings. Below it is the Standing Deposit Facility, introduced in April 2022, where banks park surplus money without receiving collateral in exchange. No bank would borrow from another above the ceiling or lend to another below the floor, so the overnight call money rate tends to stay inside. The Reserve Bank uses its liquidity operations to keep the weighted average call rate close to the repo rate.

From the call market to the economy:

1. Overnight rates move almost at once.
2. Yields on treasury bills, commercial paper and short bonds follow, since they compete for the same money.
3. Bank lending rates adjust. Since October 2019 new floating-rate personal, retail and micro and small enterprise loans must be linked to an external benchmark, and many banks use the repo rate itself. Loans linked to a bank's own cost of funds adjust more slowly.
4. Deposit rates change, usually with a longer lag because existing fixed deposits run to maturity.
5. Households and firms change their spending and investment plans.
6. Demand pressure eases or builds, and prices respond last.

Why the chain leaks:

- When the banking system is flush with liquidity, a higher repo rate bites less because few banks need to borrow.
- Small savings schemes with administered rates limit how far banks can cut deposit rates without losing depositors.
- Borrowers from moneylenders and informal sources are outside the chain altogether.
- A bank carrying bad loans may use a rate cut to repair its margins instead of passing it on.
- Supply shocks, such as a failed onion crop or a jump in crude oil prices, do not respond to interest rates. Policy can only stop them from spreading into wages and expectations.

A useful distinction for the examination is between rate and stance. The rate is today's price of money; the stance (accommodative, neutral, or withdrawal of accommodation) tells the market which way the committee is leaning. A second distinction is between quantity tools and price tools. The cash reserve ratio and open market operations alter how much money banks hold. The repo rate alters its price. A central bank that raises the rate while flooding banks with liquidity is pressing the brake and the accelerator together.

In a Mains answer on inflation control, do not treat the repo rate as a cure for every price rise. Say what kind of inflation is present, which part of it demand management can reach, and which part needs buffer stocks, imports, storage or better logistics.

Sample article, written to show how this site works.$t$, '2026-11-18T18:40:00+05:30', null, array['GS Paper 3', 'Economy', 'Prelims']),

(3, $t$Reading a Monsoon Forecast: What Normal Rainfall Means$t$, $t$Daily Current Affairs Analysis$t$, $t$Each April the India Meteorological Department issues a sentence that moves commodity markets: the seasonal rainfall is likely to be so many per cent of the long period average. To read that sentence properly one must know what is averaged, how the forecast is made and what it leaves out.

The yardstick:

The southwest monsoon season runs from June to September and brings most of India's annual rain. The long period average, or LPA, is the mean rainfall of the season over the country for a fixed span of years. On the 1971 to 2020 data it is 87 centimetres. The season is then placed in one of five classes:

- deficient: below 90 per cent of the LPA
- below normal: 90 to 95 per cent
- normal: 96 to 104 per cent
- above normal: 105 to 110 per cent
- excess: above 110 per cent

These classes apply to the country as a whole. A district or subdivision uses a different and much wider scale, in which anything within 19 per cent of its own average on either side counts as normal. Mixing up the two scales is a common error.

The schedule:

The first-stage forecast in April covers the whole season for the whole country. An update towards the end of May refines the number and adds rainfall for broad regions, including the monsoon core zone where farming is largely rain-fed. Separate monthly outlooks follow, along with extended-range forecasts for the next few weeks. The date of onset over Kerala, normally 1 June, is forecast on its own. Onset is declared when conditions on rainfall at selected stations, the depth and strength of westerly winds, and outgoing longwave radiation are all met. It is not declared on the basis of one day's shower, and an early onset says little about the season's total.

How the number is made:

Older forecasts were statistical. They looked for past relationships between monsoon rain and predictors such as sea surface temperature, pressure patterns and snow cover, and fitted an equation. The weakness is that such relationships drift over decades. Dynamical models, developed under the Monsoon Mission launched in 2012, instead solve equations for the coupled ocean and atmosphere starting from observed conditions. Since no single model is best every year, forecasters now rely on an ensemble of several models and state probabilities for each class.

The drivers:

El Niño is an unusual warming of the central and eastern equatorial Pacific. It tends to weaken the monsoon by shifting the rising branch of the Walker circulation away from South Asia. La Niña tends to strengthen it. The link is a tendency and not a rule: 1997 saw a strong El Niño and near-normal rain in India.

The Indian Ocean Dipole measures the difference in sea surface temperature between the western and the eastern tropical Indian Ocean. A positive phase, with a warmer west, usually helps. The Madden-Julian Oscillation, a band of cloud moving eastward around the tropics over 30 to 60 days, affects the rhythm of active and break spells inside the season, so it matters for extended-range forecasts more than for the seasonal total.

What the number hides:

A season may end at 100 per cent of the LPA and still be a bad one. Rain may fall in a few violent bursts with long gaps between, June may fail and delay sowing, or the northeast may be short while the west floods. For a farmer the distribution over weeks matters more than the seasonal total. For reservoirs and groundwater, the rain in catchments matters more than the all-India mean.

Using this in answers:

In General Studies Paper I, link the drivers to the mechanism of the monsoon. In Paper III, link the forecast to policy: contingency crop plans, seed availability, reservoir operation, crop insurance and food inflation. Mention that a probabilistic forecast is only useful when agencies have decided in advance what they will do at each level of risk. A forecast of 40 per cent probability of below-normal rain is not a prediction of drought. It is a reason to keep drought seed in stock.

Sample article, written to show how this site works.$t$, '2026-11-16T09:05:00+05:30', null, array['GS Paper 1', 'Geography', 'Prelims']),

(4, $t$The Finance Commission: How Central Taxes Reach the States$t$, $t$Daily Current Affairs Analysis$t$, $t$The Union collects the taxes that grow fastest, such as income tax, corporation tax and its share of goods and services tax. The States pay for most of what citizens meet daily: schools, hospitals, police, irrigation and rural roads. The framers knew that this gap would exist and would change in size, so they did not fix the shares in the text. They created a body to look at the problem afresh every five years. That body is the Finance Commission.

Constitutional basis:

Article 280 requires the President to constitute a Finance Commission at the expiration of every fifth year, or earlier if necessary. It has a chairman and four other members. Qualifications are laid down by Parliament in the Finance Commission (Miscellaneous Provisions) Act, 1951. The chairman must have experience in public affairs. The other members are drawn from persons who are or are qualified to be High Court judges, or who have special knowledge of government finances and accounts, wide experience in financial matters and administration, or special knowledge of economics.

The Commission must make recommendations on:

- the distribution between the Union and the States of the net proceeds of shareable taxes, and the allocation of the States' part among them
- the principles that should govern grants-in-aid to States out of the Consolidated Fund of India
- measures to augment the Consolidated Fund of a State so as to supplement the resources of panchayats and municipalities, on the basis of what the State Finance Commissions recommend (added by the 73rd and 74th Amendments)
- any other matter referred by the President in the interest of sound finance

Under Article 281 the President causes the recommendations to be laid before each House with a memorandum explaining the action taken. The recommendations are not binding in law. In practice the award on tax shares is accepted.

The divisible pool:

Until the year 2000, the Union shared mainly income tax and Union excise duties. The Tenth Finance Commission proposed that all central taxes be pooled, and the 80th Amendment gave effect to this by rewriting Article 270. The pool now covers the taxes in the Union List with a few exceptions. The exceptions are important: surcharges under Article 271 and cesses levied for specific purposes stay entirely with the Union. Taxes dealt with separately under Articles 268, 269 and 269A are also outside. The cost of collection is deducted before sharing. This is why a State can point out that its share of gross central tax revenue is smaller than the headline percentage: the percentage applies to a pool from which cesses and surcharges have been removed.

Vertical devolution:

This is the first question, how much goes to all States together. The Fourteenth Commission raised the share to 42 per cent of the pool, a sharp rise from 32 per cent under the Thirteenth. The Fifteenth recommended 41 per cent, the reduction of one point being on account of the former State of Jammu and Kashmir becoming Union territories. A higher share means more untied money, which a State may spend on its own priorities.

Horizontal distribution:

The second question is how the States' part is divided. Commissions use a formula with weights. The Fifteenth Commission, for its award up to 2025-26, used the following:

- income distance, 45 per cent: how far the State's per capita income is below that of the richest States, so poorer States receive more
- population of 2011, 15 per cent: a measure of need
- area, 15 per cent: the cost of serving a thinly spread population
- forest and ecology, 10 per cent: the services forests give to the whole country and the land they keep out of other uses
- demographic performance, 12.5 per cent: a reward for bringing down fertility, meant to balance the use of recent population figures
- tax and fiscal efforts, 2.5 per cent: a small reward for raising own revenue

Later Commissions may drop, add or reweigh criteria, and the award period that began in 2026-27 should be studied from the report of the Sixteenth Commission itself. What lasts is the tension inside any formula. Equity pulls money towards States with low incomes. Efficiency argues that States which manage their affairs well should not lose for it. Need and cost pull in directions of their own.

Grants:

Article 275 allows grants to States in need of assistance, and different sums may be fixed for different States. A Commission typically recommends several kinds. Revenue deficit grants fill the gap that remains after devolution when a State's assessed revenue falls short of its assessed expenditure. Local body grants go to panchayats and municipalities, often partly tied to sanitation and drinking water or conditional on audited accounts. Disaster grants feed the State Disaster Response Funds and provide for mitigation.

These differ from transfers under Article 282, which allows the Union or a State to make grants for any public purpose even outside its legislative field. Centrally sponsored schemes have long rested on that provision. They are decided by ministries and not by the Commission, and they usually require the State to contribute a matching share.

Common criticisms:

1. Terms of reference are drafted by the Union alone, and States have sometimes felt that they prejudge the answer, as in the debate over using the 2011 population in place of the 1971 figures.
2. Growth in cesses and surcharges shrinks the pool without any Commission deciding so.
3. The Commission is dissolved after it reports, so data and institutional memory are thin and no one monitors how grants are used.
4. State Finance Commissions under Articles 243-I and 243-Y are often constituted late, which leaves the third tier without a firm basis for its grants.
5. Filling deficits may reward weak fiscal effort if the assessment of a State's needs simply follows its past spending.

How to use this in an answer:

For a question on fiscal federalism, start with the two imbalances. Vertical imbalance lies between the Union and the States. Horizontal imbalance lies among the States. Show which instrument addresses which. Then take a position on one reform, for example a permanent secretariat for the Commission, a ceiling on cesses as a share of gross revenue, or a regular forum such as a strengthened Inter-State Council under Article 263.

For Prelims, remember that the Commission is constituted by the President, that its chairman need not be an economist or a judge, that its advice is recommendatory, and that goods and services tax disputes belong to a different body.

Sample article, written to show how this site works.$t$, '2026-11-14T06:30:00+05:30', null, array['GS Paper 2', 'Polity', 'Economy', 'Prelims']),

(5, $t$Delimitation: Who Draws the Constituencies and on What Rule$t$, $t$Daily Current Affairs Analysis$t$, $t$Delimitation means two things that are often run together. The first is deciding how many seats each State receives in the Lok Sabha and how many members its Assembly has. The second is drawing the boundaries of constituencies within a State. The first has been frozen for decades while the second has been carried out in the meantime. Most confusion in the debate comes from missing this difference.

The original rule:

Article 81(2)(a) says that seats shall be allotted to States so that the ratio of seats to population is, so far as practicable, the same for all States. Small States with a population of up to six million are exempt. Article 81(2)(b) applies the same idea inside a State: each constituency should have roughly the same population. Articles 82 and 170 provide for readjustment after each census, by such authority and in such manner as Parliament may by law determine. Article 327 gives Parliament the general power to legislate on the subject.

The freeze:

1. Delimitation Commissions under the Acts of 1952, 1962 and 1972 worked on the censuses of 1951, 1961 and 1971.
2. The 42nd Amendment of 1976 stopped readjustment until after the first census to be taken after the year 2000. The reason was that States which succeeded in family planning would otherwise lose seats to those which did not.
3. The 84th Amendment Act of 2001 extended the freeze on the number of seats per State until the first census taken after 2026, but allowed boundaries inside States to be redrawn.
4. The 87th Amendment of 2003 fixed the 2001 census, in place of the 1991 census, as the basis for that internal exercise. The Commission set up under the Delimitation Act, 2002 then redrew boundaries without altering any State's total.

The 106th Amendment of 2023, which reserves one third of seats in the Lok Sabha and State Assemblies for women, adds a further link. Under its terms the reservation comes into effect after a delimitation undertaken on the figures of the first census taken after its commencement. A candidate should check whether any later amendment has altered these provisions before quoting them.

The machinery:

Under the 2002 Act the Commission had three members: a serving or former Supreme Court judge as chairperson, the Chief Election Commissioner or an Election Commissioner nominated by that officer, and the State Election Commissioner of the State concerned. For each State, five of its members of the Lok Sabha (all of them where it has five or fewer) and five of its Assembly were associate members, who could speak but not vote. Draft proposals are published, objections are heard in public sittings, and final orders have the force of law. They are laid before the Lok Sabha and the Assemblies, but these bodies cannot modify them.

Article 329(a) bars courts from questioning the validity of a law on delimitation or allotment of seats. In Meghraj Kothari (1966) the Supreme Court applied the bar to published orders, because otherwise every election could be held up by litigation. In a 2024 decision on a constituency in Gujarat, the Court said that review is not shut out altogether where an order is manifestly arbitrary and irreconcilable with constitutional values.

The argument today:

Those who want seats redistributed by population rely on equality of the vote. A member from a State with rapid growth since 1971 represents far more people than a member from a State that grew slowly, so the votes of citizens carry unequal weight.

Those who want the present shares preserved rely on the federal bargain. The States in question followed a national policy on population, contribute heavily to the common pool, and would see their voice in Parliament reduced as a result.

Possible middle paths include:

- enlarging the House so that no State loses seats in absolute number, although its share may still fall
- keeping shares in the Lok Sabha fixed for a further period
- strengthening the Rajya Sabha as a chamber of States
- protecting slower-growing States through fiscal formulae rather than seats

Each has a cost. A larger House leaves each member less time to speak. A further freeze deepens inequality between voters. A stronger second chamber helps only if its members act as representatives of States, which party discipline discourages.

In Mains, do not turn this into north against south. State the two principles, show that both are in the Constitution, and argue for a settlement reached by consultation.

Sample article, written to show how this site works.$t$, '2026-11-12T14:20:00+05:30', null, array['GS Paper 2', 'Polity', 'Prelims']),

(6, $t$The GST Council: Voting Weights and What They Imply$t$, $t$Daily Current Affairs Analysis$t$, $t$Few institutions in India ask the Union and the States to decide tax rates at the same table. The GST Council does, and its design is worth knowing in numbers as well as in words.

Origin:

Before the 101st Amendment of 2016 the power to tax was split. The Union taxed manufacture and services; the States taxed the sale of goods. A common tax needed both to share one field. Article 246A therefore gives Parliament and every State legislature the power to make laws on goods and services tax, with inter-State trade reserved for Parliament. Article 279A creates the Council to keep these many laws in step.

Composition and work:

The Union Finance Minister chairs the Council. The Union Minister of State in charge of revenue or finance is a member, and so is the minister in charge of finance or taxation, or any other minister, nominated by each State government. Union territories with legislatures take part as well. The Council recommends:

- which taxes, cesses and surcharges are to be merged into GST
- what goods and services are taxed or exempted
- rates, including floor rates and bands
- threshold turnover for registration
- model laws, principles of levy and rules on place of supply
- special provisions for the north-eastern and hill States listed in the Article
- special rates for a limited period to meet a natural calamity

Petroleum crude, high speed diesel, petrol, natural gas and aviation turbine fuel fall within the constitutional scheme, but GST applies to them only from a date the Council recommends. Alcoholic liquor for human consumption is outside GST by definition.

The arithmetic:

Half the total members form a quorum. Every decision needs at least three-fourths of the weighted votes of members present and voting. The Union's vote carries one-third of the weight of the total votes cast, and the votes of all States together carry two-thirds.

Work it out. The Union alone holds about 33.3 per cent, which is more than the 25 per cent needed to block. So nothing passes without the Union. The States together hold about 66.7 per cent, which is short of 75. So the States cannot carry a motion by themselves even if unanimous. The Union needs another 41.7 per cent, and that is 62.5 per cent of the States' weight. If 31 States and Union territories with legislatures are present and voting, each carries a little over 2 per cent, and the Union needs the support of 20 of them. Twelve opposing together can defeat it.

Two points follow. Every State has the same weight whatever its size or tax base, so a small State counts as much as a large one. And a bargain is needed, since neither side can move alone. In practice most decisions have been taken by consensus and votes have been rare.

Are the recommendations binding?

In Union of India v Mohit Minerals (2022) the Supreme Court held that they are not binding on Parliament and the State legislatures. It relied on the word "recommendation", on the simultaneous power in Article 246A, and on the removal of a provision for a dispute settlement authority that had appeared in an earlier Bill. The recommendations have persuasive value. At the same time, where the GST Acts themselves require rules or notifications to follow the Council's recommendations, that statutory link continues to operate. Those who feared a break-up of the common tax found that little changed, because any State that departs alone loses the credit chain for its own traders.

Unfinished business:

1. Compensation. States were promised by law that GST revenue would be protected at 14 per cent annual growth over the 2015-16 base for five years from July 2017. That guarantee ended in June 2022, and States now carry revenue risk themselves.
2. Dispute settlement. Article 279A(11) tells the Council to establish a mechanism for disputes among its members. How such a body should be composed remains a point of discussion.
3. The rate structure. Fewer rates are simpler to administer, but each merger of slabs creates gainers and losers among products and States.
4. Petroleum. Inclusion would end the cascading of tax on fuel, but it would also take away a source of revenue States can vary by themselves.

For Mains, present the Council as pooled sovereignty: both levels gave up the power to act alone and gained a common market. Then assess whether the gain has been shared fairly.

Sample article, written to show how this site works.$t$, '2026-11-10T19:30:00+05:30', null, array['GS Paper 2', 'GS Paper 3', 'Polity', 'Economy', 'Prelims']),

(7, $t$अध्यादेश: संसद के सत्र में न होने पर कानून कैसे बनता है$t$, $t$Daily Current Affairs Analysis$t$, $t$कानून बनाना विधायिका का काम है। परंतु संसद वर्ष भर नहीं बैठती और कभी-कभी ऐसी स्थिति आ जाती है जिसमें प्रतीक्षा करना उचित नहीं होता। ऐसी स्थिति के लिए संविधान ने कार्यपालिका को सीमित अवधि का कानून बनाने की शक्ति दी है। इसी को अध्यादेश कहते हैं। अनुच्छेद 123 में यह शक्ति राष्ट्रपति को और अनुच्छेद 213 में राज्यपाल को दी गई है। दोनों इसका प्रयोग मंत्रिपरिषद की सलाह पर करते हैं।

अध्यादेश जारी करने की शर्तें:

- संसद के दोनों सदन एक साथ सत्र में न हों। यदि केवल एक सदन बैठा हो तब भी अध्यादेश जारी हो सकता है, क्योंकि अकेला सदन कानून पारित नहीं कर सकता।
- राष्ट्रपति को यह समाधान हो जाए कि परिस्थितियाँ तुरंत कार्रवाई की माँग करती हैं।
- अध्यादेश उसी विषय पर हो जिस पर संसद कानून बना सकती है। इसलिए वह मूल अधिकारों का उल्लंघन नहीं कर सकता और उसके द्वारा संविधान में संशोधन नहीं हो सकता।

अध्यादेश का जीवन:

1. जारी होते ही इसका बल संसद के अधिनियम के समान होता है।
2. संसद के पुनः बैठने पर इसे दोनों सदनों के सामने रखना अनिवार्य है।
3. पुनः बैठने की तारीख से छह सप्ताह पूरे होने पर यह समाप्त हो जाता है। यदि दोनों सदन अलग-अलग तारीखों पर बैठें तो गणना बाद वाली तारीख से होती है।
4. इससे पहले दोनों सदन इसे अस्वीकार करने का संकल्प पारित कर दें तो यह तभी समाप्त हो जाता है। राष्ट्रपति भी इसे किसी समय वापस ले सकते हैं।

दो सत्रों के बीच छह मास से अधिक का अंतर नहीं हो सकता, इसलिए किसी अध्यादेश की अधिकतम आयु लगभग छह मास और छह सप्ताह होती है।

न्यायालय की भूमिका:

आर. सी. कूपर मामले (1970) में यह प्रश्न उठा कि राष्ट्रपति के समाधान की जाँच हो सकती है या नहीं। 38वें संशोधन (1975) ने इस समाधान को अंतिम बना दिया था, पर 44वें संशोधन (1978) ने वह उपबंध हटा दिया। डी. सी. वाधवा मामले (1987) में सामने आया कि बिहार में 1967 से 1981 के बीच 256 अध्यादेश जारी हुए और उनमें से अनेक को विधानमंडल में लाए बिना बार-बार जारी किया जाता रहा। उच्चतम न्यायालय ने इसे संविधान के साथ छल कहा। कृष्ण कुमार सिंह मामले (2017) में सात न्यायाधीशों की पीठ ने माना कि अध्यादेश को विधानमंडल के सामने रखना अनिवार्य है और उसका पुनः प्रख्यापन सामान्यतः स्वीकार्य नहीं है।

मुख्य परीक्षा के लिए:

उत्तर में दोनों पक्ष रखिए। अध्यादेश आकस्मिक आवश्यकता का साधन है और ऐसी शक्ति के अभाव में शासन रुक सकता है। दूसरी ओर, इसका बार-बार प्रयोग बहस, समिति की जाँच और विपक्ष की भागीदारी को टाल देता है, और अध्यादेश के दौरान उत्पन्न स्थितियों को बाद में पलटना कठिन होता है। निष्कर्ष में यह सुझाव दिया जा सकता है कि सरकार हर अध्यादेश के साथ तात्कालिकता के कारण विस्तार से बताए और सदन की पहली बैठकों में ही उस पर चर्चा हो।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-11-09T08:10:00+05:30', null, array['GS Paper 2', 'Polity', 'Prelims']),

(8, $t$The Collegium: How Judges Came to Choose Judges$t$, $t$Daily Current Affairs Analysis$t$, $t$The word collegium does not occur in the Constitution. Article 124(2) says that judges of the Supreme Court are appointed by the President after consultation with such judges of the Supreme Court and the High Courts as the President may deem necessary, and that the Chief Justice of India shall always be consulted when the appointee is not the Chief Justice. Article 217 provides for consultation with the Chief Justice of India, the Governor and the Chief Justice of the High Court for High Court appointments. The present system came out of a long disagreement over one word: consultation.

Three cases:

In S. P. Gupta (1981), known as the First Judges Case, a seven-judge Bench held that consultation does not mean concurrence. The executive could, for good reason, prefer another view. The practical result was executive primacy.

In 1993 a nine-judge Bench overruled this in the Second Judges Case. It held that the opinion of the Chief Justice of India has primacy, because that office is best placed to know the worth of candidates and because independence of the judiciary is part of the basic structure. The Court added that the opinion must not be individual. It must be formed with two senior colleagues.

In 1998 the President sought an advisory opinion under Article 143. The Court's reply, the Third Judges Case, enlarged the body for Supreme Court appointments to the Chief Justice and the four seniormost judges. For High Court appointments the Chief Justice consults two. It also said that a recommendation made without following these norms does not bind the government.

The steps in a High Court appointment:

1. The Chief Justice of the High Court, with two senior colleagues, recommends names to the State government and the Union.
2. The State government sends its views, and the Union law ministry obtains background reports.
3. The file goes to the Supreme Court collegium, which consults judges familiar with that High Court.
4. If the collegium approves, the names go to the government, which may appoint or seek reconsideration with reasons.
5. If the collegium repeats its recommendation unanimously, the settled position is that the appointment should ordinarily be made. No time limit is written into the Constitution, and this is where files have waited longest.

The details are recorded in a Memorandum of Procedure agreed between the judiciary and the executive.

The attempt to replace it:

The 99th Amendment and the National Judicial Appointments Commission Act, 2014 created a six-member commission: the Chief Justice of India, two seniormost judges, the Law Minister and two eminent persons chosen by a panel of the Prime Minister, the Chief Justice and the Leader of the Opposition in the Lok Sabha. Any two members could block a name. In October 2015 the Supreme Court, by four to one, struck down both. The majority reasoned that the scheme did not preserve the primacy of the judiciary in appointments, and that two non-judicial members could veto the view of all three judges. The dissent argued that judicial primacy in appointments is not itself part of the basic structure and that the collegium lacks accountability.

Strengths and faults of the present system:

- It protects appointments from open political bargaining, a serious concern after the supersessions of 1973 and 1977.
- It works without published criteria, formal interviews or a permanent secretariat.
- Resolutions have been placed on the Court's website since 2017, but the depth of reasons given has varied.
- Women and persons from many social backgrounds remain few on the higher bench, though the collegium shares responsibility for this with the Bar's own structure and with the executive.
- Delay has two sources: vacancies not recommended in time and recommendations not acted on.

In an answer:

Avoid treating this as a contest that one organ must win. The Constitution seeks independent judges who are also chosen by a fair process. Reform that leaves the last word with judges can still include a secretariat, written eligibility norms, a fixed timetable for both sides and a wider search for candidates. Compare briefly with the United Kingdom, where the Constitutional Reform Act, 2005 led to a Judicial Appointments Commission with lay members. Then explain why a model cannot be transplanted without regard to history.

Sample article, written to show how this site works.$t$, '2026-11-07T11:45:00+05:30', null, array['GS Paper 2', 'Polity']),

(9, $t$Wetlands and the Ramsar List: What Designation Changes$t$, $t$Daily Current Affairs Analysis$t$, $t$When a lake or a marsh in India is added to the Ramsar List, reports give its name and the running total. Neither tells you what has changed on the ground. This note separates the international list from the domestic law, since the two are often confused.

The convention:

The Convention on Wetlands was signed at Ramsar in Iran on 2 February 1971 and came into force in 1975. The date of signing is observed as World Wetlands Day. India has been a party since 1982, and Chilika Lake in Odisha and Keoladeo in Rajasthan were its first two sites. The convention is not part of the United Nations system of environmental treaties, although UNESCO acts as its depositary.

Its definition is wide. Wetlands are areas of marsh, fen, peatland or water, natural or artificial, permanent or temporary, with water that is static or flowing, fresh, brackish or salt, including marine water whose depth at low tide does not exceed six metres. A reservoir, a mangrove, a coral reef and a rice field can all fall inside it.

Parties accept three duties:

- wise use of all wetlands in their territory, which means keeping their ecological character while allowing sustainable use
- listing of suitable wetlands as internationally important, and care of them
- cooperation across borders on shared wetlands, shared waters and shared species

How a site qualifies:

There are nine criteria. One concerns sites that are representative, rare or unique examples of a natural wetland type. The rest concern biological diversity. Two of them give numbers that are easy to remember: a site that regularly supports 20,000 or more waterbirds, or one per cent of the individuals in a population of a waterbird species. A site needs to satisfy only one criterion. The government nominates the site with a map and an information sheet.

A separate register, the Montreux Record, lists Ramsar sites where the ecological character has changed, is changing or is likely to change. Keoladeo and Loktak Lake in Manipur are the Indian entries. Chilika was placed on it in 1993 and removed in 2002 after a new mouth to the sea restored salinity and fisheries. It is a good example to quote because it shows that decline can be reversed.

Domestic law:

Listing does not by itself create an offence or transfer ownership. Protection in India depends on national statutes. The Wetlands (Conservation and Management) Rules, 2017, made under the Environment (Protection) Act, 1986, apply to Ramsar sites and to wetlands notified by governments. They set up wetland authorities in the States and Union territories, each to prepare lists, a digital inventory and a brief document for each wetland. Prohibited activities include conversion for non-wetland use, setting up or expanding industries, solid waste dumping, and discharge of untreated waste.

The 2017 Rules exclude river channels, paddy fields, human-made water bodies built for drinking water, and structures made for aquaculture, salt production, recreation or irrigation. Wetlands already covered by forest, wildlife or coastal regulation law are left to those laws. Critics say that the exclusions leave out many tanks, which in peninsular India are old irrigation works that now function as natural wetlands. The Supreme Court, in proceedings begun by M. K. Balakrishnan, directed in 2017 that more than two lakh wetlands identified in a satellite-based inventory continue to be protected on the principles of the earlier Rules.

Why wetlands are worth the trouble:

1. They store flood water and release it slowly, which reduces peaks downstream.
2. They recharge groundwater and trap sediment and nutrients.
3. Peat and mangrove soils hold carbon that is released when they are drained.
4. They support fishing, reed cutting, grazing and tourism, often for people without land.

Threats usually arise outside the boundary: sewage from a town upstream, a dam that changes the timing of flow, or a road that cuts the inlet. A rule that stops at the shoreline cannot deal with them. That is the most useful point for a Mains answer: plan for the catchment, and give the communities that depend on a wetland a place in its management.

For Prelims, practise placing sites on a map with the State and the river basin.

Sample article, written to show how this site works.$t$, '2026-11-05T16:00:00+05:30', null, array['GS Paper 3', 'Environment', 'Prelims']),

(10, $t$WTO Dispute Settlement and the Missing Appeal$t$, $t$Daily Current Affairs Analysis$t$, $t$Suppose Country A believes that Country B is subsidising sugar beyond its commitments at the World Trade Organization. It cannot sue in an ordinary court. It uses the procedure in the Dispute Settlement Understanding, one of the agreements that came into force with the WTO on 1 January 1995. Only governments can bring a case. A company that has been harmed must persuade its own government to act.

The stages:

1. Consultations. The complainant asks for talks. If 60 days pass without a settlement, it may request a panel.
2. Panel. The Dispute Settlement Body, which consists of all members, establishes a panel of usually three persons. The respondent can object once; at the next meeting the panel is set up unless every member agrees not to.
3. Report. The panel hears both sides and third parties and reports on facts and law. The target is about six months, though difficult cases run far longer.
4. Appeal. Either side may appeal on points of law to the Appellate Body, a standing body of seven persons of whom three hear each case.
5. Adoption. The report is adopted unless there is a consensus against it.
6. Compliance. The losing party brings its measure into line within a reasonable period, for which 15 months is the guideline.
7. Remedies. If it does not, it may offer compensation, failing which the winner may be authorised to suspend concessions of an equivalent level, commonly called retaliation.

The rule of negative consensus:

Under the older GATT any party, including the one that had lost, could block a report. The WTO turned this around. A report is adopted unless all members, including the winner, agree to reject it. Adoption became practically automatic, and this made the system unusually strong for international law.

How it seized up:

Appellate Body members are appointed by consensus for four-year terms, renewable once. The United States, under administrations of both parties, blocked new appointments. Its complaints were that the body overran its deadlines, treated its past rulings as binding precedent, gave opinions on issues not needed to decide the case, and went beyond the text in disputes on trade remedies. In December 2019 the terms of two of the last three members ended. With fewer than three members, no appeal could be heard.

Panels continue to work. But a losing party can file an appeal to a body that cannot sit, and an appealed report cannot be adopted. Lawyers call this an appeal into the void. India has used the course: when panels ruled on complaints by Australia, Brazil and Guatemala about its sugar measures, it appealed in January 2022, so those reports were left unadopted.

Ways around:

- The Multi-Party Interim Appeal Arbitration Arrangement, begun in 2020 by the European Union and others, uses the arbitration clause in Article 25 of the Understanding to supply an appeal among those who join it. It binds only participants.
- Two parties may agree in advance not to appeal.
- Members may settle. A large share of disputes have always ended in consultations.
- Ministers agreed in 2022 to hold discussions with a view to a fully functioning system accessible to all members by 2024. That date passed without a settlement.

India's interest:

A rule-based forum lets a country with limited economic weight hold a large one to its word, and for that reason India has favoured restoring a two-tier system with a standing Appellate Body. At the same time, India's farm support and some of its tariffs have been challenged, and the lack of a functioning appeal has given it time. The point to bring out in a Mains answer is that these two interests pull in different directions, and that the longer one depends on the absence of a court, the weaker the case for asking others to respect it.

Also note the limits of retaliation. A small economy that raises tariffs against a large one may hurt its own consumers more than the offender. Some developing countries have therefore sought authority to suspend obligations in another area, such as intellectual property, which is called cross-retaliation.

Sample article, written to show how this site works.$t$, '2026-11-03T13:25:00+05:30', null, array['GS Paper 2', 'GS Paper 3', 'International Relations', 'Economy']),

(11, $t$CPI, WPI and the GDP Deflator: Which Inflation Is Being Discussed$t$, $t$Daily Current Affairs Analysis$t$, $t$On the same day two official figures may show prices rising at quite different speeds. Neither need be wrong. They measure different baskets at different points of the market. Knowing which index is meant is half the work of an economy question.

A price index in one example:

Take a basket of two goods. In the base year a household spends Rs 60 on rice and Rs 40 on bus fares. A year later rice costs 10 per cent more and the fare is unchanged. Rice has a weight of 60, so the index rises by 10 per cent of 60, which is 6 points, to 106. Inflation is 6 per cent. If the weights had been reversed it would have been 4 per cent. Everything that follows is about what is in the basket, with what weight, and at whose price.

Consumer Price Index:

The National Statistical Office compiles the CPI for rural, urban and combined populations from retail prices collected in markets and villages. The basket comes from a survey of household consumption and includes services such as education, health, transport and housing (the last for towns in the 2012 series). In the series with base 2012, food and beverages carried about 46 per cent of the combined weight, which is why vegetables could move the headline. The Labour Bureau separately compiles indices for industrial workers and for agricultural and rural labourers. The index for industrial workers is used to fix dearness allowance.

The combined CPI is the measure on which the inflation target of the Reserve Bank is defined.

Wholesale Price Index:

The WPI is compiled by the Office of the Economic Adviser in the department that handles industry and internal trade. It tracks prices at the level of bulk transactions, excludes indirect taxes, and covers goods only. In the series with base 2011-12 the weights were roughly 64 per cent for manufactured products, 23 per cent for primary articles and 13 per cent for fuel and power. There are no services in it. A fall in world metal and oil prices therefore shows quickly in the WPI and slowly, if at all, in the CPI.

GDP deflator:

This is the ratio of GDP at current prices to GDP at constant prices, multiplied by 100. It covers all goods and services produced in the country, including machinery that households never buy, and it leaves out imports. Its weights change each year with the pattern of output. It comes out late, together with the national accounts, so it is not a tool for monthly policy.

Terms that travel with these indices:

- Headline inflation is the change in the full index, normally over the same month of the previous year.
- Core inflation excludes items with volatile prices, usually food and fuel. There is no single official definition, so an answer should state what is being excluded.
- Base effect is the influence of last year's figure. If prices jumped last November, this November will look calm even when prices are still high.
- Disinflation means that prices rise more slowly. Deflation means that they fall.
- Stagflation combines high inflation with weak growth and unemployment.

Why base years are revised:

Households change what they buy. An old basket may still count items that few use and miss data charges or online fares. Rebasing updates the items, the weights and the markets sampled. After a revision the older numbers cannot be placed beside the new ones without a linking factor. Check the current base year of each index from the official release before the examination, since this is a common subject for a factual question.

Which one should be quoted?

Use the CPI for cost of living, wages, pensions and monetary policy. Use the WPI for producers' input costs and for contracts that carry a price escalation clause. Use the deflator when converting national income from current to constant prices. A question that asks why CPI and WPI diverge wants three reasons: different weights for food, presence or absence of services, and the gap between wholesale and retail markets.

One caution for essays: an index is an average. A poor household spends a larger share on food than the basket assumes, so its own inflation in a year of costly cereals is higher than the published number.

Sample article, written to show how this site works.$t$, '2026-11-01T10:50:00+05:30', null, array['GS Paper 3', 'Economy', 'Prelims']),

(12, $t$From Planning Commission to NITI Aayog: What Was Lost and Gained$t$, $t$Daily Current Affairs Analysis$t$, $t$Two bodies, each created by a resolution of the Union Cabinet and neither mentioned in the Constitution, have stood at the centre of Indian economic policy. The Planning Commission was set up in March 1950. NITI Aayog, the National Institution for Transforming India, replaced it on 1 January 2015. Questions on the subject usually ask for a comparison, and the quickest way into it is to ask who controlled money.

The older design:

The Planning Commission prepared Five Year Plans, settled the annual plans of States, and determined plan assistance. From 1969 normal central assistance was distributed under the Gadgil formula, later revised, which gave weight to population, per capita income and other factors. The National Development Council, formed in 1952 with the Prime Minister and the Chief Ministers, approved the Plans. States complained that their officers had to come to Delhi each year to bargain over schemes designed elsewhere, and economists complained that the division between plan and non-plan spending led to new schemes being preferred to the upkeep of old assets. The Finance Commission, a constitutional body, and the Planning Commission, an executive one, both transferred funds on different principles.

The new design:

NITI Aayog has the Prime Minister as chairperson. Its Governing Council includes the Chief Ministers of all States and of Union territories with legislatures, along with the Lieutenant Governors of other Union territories. There are a vice-chairperson, full-time members, a few Union ministers as ex officio members, special invitees and a chief executive officer. Regional councils may be formed for a particular problem that several States share.

It does not allocate funds. That function moved to the Finance Ministry and to the line ministries. The Twelfth Plan, which ended in March 2017, was the last, and the plan and non-plan distinction was dropped from the Union Budget in 2017-18. Transfers to States now flow chiefly through Finance Commission devolution and grants, and through centrally sponsored schemes.

What it does:

- offers policy advice and drafts strategy papers
- brings States together on shared problems, a role described as cooperative federalism
- publishes rankings, such as the SDG India Index, to encourage competition among States
- monitors and evaluates programmes through the Development Monitoring and Evaluation Office
- runs mission-type work, including the Atal Innovation Mission and the Aspirational Districts Programme launched in 2018, which tracks selected districts on health, education, agriculture, inclusion and infrastructure

The case for the change:

Planning by a central body suited an economy in which the State was the main investor. Once private investment and State governments took the larger part, a body that fixed targets for everything had less to decide. Untied devolution gives States room to choose, and a think tank without a cheque book can speak with more candour.

The case against it:

Advice that carries no money is easy to ignore. Several former Planning Commission functions, such as balancing the needs of poorer regions by directed assistance, do not have an obvious owner now. The National Development Council no longer meets as it did, and the Governing Council, which is meant to supply a forum for States, has no statutory duty to meet at fixed intervals. Rankings depend on the indicators chosen, and a State may improve the measured number without improving the service. An institution that reports to the Prime Minister may also find it hard to criticise Union schemes.

Points that improve an answer:

1. Note that a Cabinet resolution can be replaced by another, so neither body had protection from the government of the day.
2. Separate three roles: allocation of funds, coordination among governments, and independent evaluation. Ask which institution now performs each.
3. Mention the Inter-State Council under Article 263. It has a constitutional basis, and some recommend it as the proper home for coordination.
4. Give one example where comparison among States changed behaviour, and one limit of such comparison.

A fair conclusion is that the change cleared away a method that had outlived its setting, but left a gap in long-term investment planning and in a settled forum where the Union and the States can negotiate. Reform could take the form of a statutory charter for the Governing Council, a fixed calendar of meetings and publication of its agenda papers.

Sample article, written to show how this site works.$t$, '2026-10-30T17:35:00+05:30', null, array['GS Paper 2', 'Governance', 'Prelims'])
on conflict (id) do nothing;
