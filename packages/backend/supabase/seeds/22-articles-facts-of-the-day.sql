-- Articles of the category Facts of the Day (sample content).
insert into "Articles" (id, title, category, content, created_at, url, topics) values
  (25, $t$The Preamble: its words and the one amendment$t$, $t$Facts of the Day$t$, $t$The Preamble is a single sentence. It names the source of authority (We, the People of India), the kind of State being set up, the aims of that State, and the date of adoption, 26 November 1949.

Reading it phrase by phrase:

- Sovereign, Socialist, Secular, Democratic Republic: the nature of the State. A republic has an elected head, not a hereditary one.
- Justice: social, economic and political.
- Liberty: of thought, expression, belief, faith and worship.
- Equality: of status and of opportunity.
- Fraternity: assuring the dignity of the individual and the unity and integrity of the Nation.

The original text said Sovereign Democratic Republic and spoke only of the unity of the Nation. The Constitution (Forty-second Amendment) Act, 1976 added the words Socialist, Secular and integrity. These took effect on 3 January 1977. The Preamble has not been amended in any other year.

Its ideas can be traced to the Objectives Resolution, moved by Jawaharlal Nehru in the Constituent Assembly on 13 December 1946 and adopted on 22 January 1947.

Is it a part of the Constitution? In the Berubari opinion (1960) the Supreme Court said it was not. In Kesavananda Bharati (1973) the Court held that it is, and that Parliament may amend it without damaging the basic structure. It is not enforceable by itself: no one can go to court on the Preamble alone, but it helps to settle the meaning of provisions that are unclear.

Sample article, written to show how this site works.$t$, '2026-11-20T06:30:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (26, $t$Lok Sabha and Rajya Sabha: how long each House lasts$t$, $t$Facts of the Day$t$, $t$Article 83 of the Constitution gives the two Houses very different lives.

The Rajya Sabha is a permanent body and cannot be dissolved. As nearly as possible, one-third of its members retire every second year. The Constitution does not state the term of a member; Parliament fixed it at six years through the Representation of the People Act, 1951. A member elected to a casual vacancy serves only for the rest of the predecessor's term.

The Lok Sabha continues for five years from the date of its first meeting, unless the President dissolves it sooner. The end of five years operates as a dissolution without any order. While a Proclamation of Emergency is in force, Parliament may by law extend the term by up to one year at a time, but not beyond six months after the Proclamation has ceased. The Forty-second Amendment raised the normal term to six years; the Forty-fourth Amendment brought it back to five.

Other differences worth remembering:

- Minimum age: 25 years for the Lok Sabha, 30 for the Rajya Sabha (Article 84).
- Maximum strength: 250 in the Rajya Sabha, of whom 12 are nominated. In the Lok Sabha, up to 530 members from the States and up to 20 from the Union territories.
- Nomination of Anglo-Indian members to the Lok Sabha ended in January 2020, when the provision was not extended further by the 104th Amendment.
- Election: direct for the Lok Sabha. State representatives in the Rajya Sabha are chosen by elected members of the State Assembly, by proportional representation with the single transferable vote.

Sample article, written to show how this site works.$t$, '2026-11-19T18:15:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (27, $t$Indian Standard Time and the meridian of 82°30′ East$t$, $t$Facts of the Day$t$, $t$The earth turns through 360 degrees in 24 hours, that is, 15 degrees in an hour or one degree in four minutes. Places to the east see the sun earlier. From this simple arithmetic comes Indian Standard Time.

India's mainland stretches from about 68°7′ E in Gujarat to about 97°25′ E in Arunachal Pradesh, nearly 30 degrees. The sun therefore rises in the far east almost two hours before it does in the far west. If every town followed its own local time, railway timetables would be impossible to keep.

The meridian of 82°30′ E was chosen as the standard because it lies near the middle of the country. Dividing 82.5 by 15 gives 5.5, so Indian Standard Time is five and a half hours ahead of Coordinated Universal Time. By convention most countries choose a standard meridian that is a multiple of 7°30′, which keeps time differences to whole or half hours.

Facts often asked:

- The meridian passes near Mirzapur in Uttar Pradesh.
- It runs through five States: Uttar Pradesh, Madhya Pradesh, Chhattisgarh, Odisha and Andhra Pradesh.
- Standard time was introduced in British India in 1906. Calcutta and Bombay continued to keep their own times for some decades after that.
- The time is maintained by the CSIR-National Physical Laboratory in New Delhi.
- Tea gardens in Assam have followed an informal bagan time, one hour ahead, to use daylight better.

Do not confuse this meridian with the Tropic of Cancer. The Tropic (about 23°30′ N) is a parallel of latitude and crosses eight States.

Sample article, written to show how this site works.$t$, '2026-11-18T09:40:00+05:30', null, array['Prelims', 'GS Paper 1', 'Geography']),
  (28, $t$The soils of India: eight types and how to tell them apart$t$, $t$Facts of the Day$t$, $t$The Indian Council of Agricultural Research groups the soils of the country into eight broad types. Origin, colour and climate are the clues to each.

1. Alluvial: laid down by rivers in the northern plains and the eastern deltas, and the most widespread of all. Older alluvium, bhangar, lies higher and contains lime nodules called kankar. Newer alluvium, khadar, is found near the river and is renewed by floods.
2. Black or regur: formed mainly from the basalt of the Deccan Trap. Clayey, holds moisture, swells when wet and cracks deeply when dry. Suited to cotton. Poor in nitrogen, phosphorus and humus.
3. Red and yellow: developed on crystalline rocks in areas of lower rainfall in the eastern and southern Deccan. Iron gives the red colour; the soil looks yellow in its hydrated form.
4. Laterite: produced by heavy leaching under high temperature and rainfall. Silica and lime are washed out while iron and aluminium compounds remain. The name comes from the Latin word for brick.
5. Arid: sandy, often saline, with little humus. Common in western Rajasthan.
6. Saline and alkaline: known as reh, usar or kallar. Over-irrigation with poor drainage spreads it. Gypsum is used to treat alkaline land.
7. Peaty and marshy: dark, rich in organic matter, found where rainfall and humidity are high, as in parts of Kerala and the coastal areas of Bengal.
8. Forest: varies with altitude, loamy on valley sides and coarse on upper slopes.

A common trap: black soil is fertile mainly because it holds water and has lime, iron and potash, not because it is rich in nitrogen.

Sample article, written to show how this site works.$t$, '2026-11-17T07:05:00+05:30', null, array['Prelims', 'GS Paper 1', 'Geography']),
  (29, $t$National park, wildlife sanctuary, biosphere reserve: the difference$t$, $t$Facts of the Day$t$, $t$Three terms, often treated as one, have different legal bases.

A wildlife sanctuary is declared under the Wild Life (Protection) Act, 1972. The land may keep some existing rights: while settling claims, the Collector can allow a right to continue in consultation with the Chief Wildlife Warden. Grazing may be regulated rather than wholly barred.

A national park is declared under the same Act, with stricter rules. All rights in the land must be settled and vest in the State Government before final notification, and grazing of livestock is not permitted. For a sanctuary or a park, boundaries can be altered only on the recommendation of the National Board for Wild Life.

A biosphere reserve is not a category in that Act. The Government of India runs a scheme for them, begun in 1986, along the lines of UNESCO's Man and the Biosphere Programme. Such a reserve has three zones: a core for strict protection, a buffer for research and limited use, and a transition zone where people live and work. The core usually includes a park or sanctuary, which supplies the legal protection. The Nilgiri Biosphere Reserve was the first, in 1986.

Related categories under the 1972 Act:

- Conservation reserve: on Government land, especially areas next to parks and sanctuaries or corridors linking them.
- Community reserve: on private or community land, where people volunteer to conserve. Both were added by an amendment of 2002.
- Tiger reserve: notified by the State on the recommendation of the National Tiger Conservation Authority, under provisions added in 2006.

India's first national park was Hailey National Park, set up in 1936 and now called Jim Corbett National Park.

Sample article, written to show how this site works.$t$, '2026-11-16T16:20:00+05:30', null, array['Prelims', 'GS Paper 3', 'Environment']),
  (30, $t$Fundamental Duties: the list of eleven$t$, $t$Facts of the Day$t$, $t$Part IV-A of the Constitution has just one provision, Article 51A. It was inserted by the Forty-second Amendment in 1976, after the Swaran Singh Committee reported. There were ten duties at first. The Eighty-sixth Amendment, 2002 added the eleventh.

It shall be the duty of every citizen:

1. to abide by the Constitution and respect its ideals and institutions, the National Flag and the National Anthem;
2. to cherish and follow the noble ideals of the freedom struggle;
3. to uphold and protect the sovereignty, unity and integrity of India;
4. to defend the country and render national service when called upon;
5. to promote harmony and common brotherhood, and to renounce practices derogatory to the dignity of women;
6. to value and preserve the heritage of our composite culture;
7. to protect and improve the natural environment and have compassion for living creatures;
8. to develop the scientific temper, humanism and the spirit of inquiry and reform;
9. to safeguard public property and abjure violence;
10. to strive towards excellence in all spheres of activity;
11. as a parent or guardian, to provide opportunities for education to a child or ward between six and fourteen years of age.

How they work:

- They apply to citizens only, unlike some fundamental rights that extend to all persons.
- They are not directly enforceable in court. A law may give effect to a duty. The Prevention of Insults to National Honour Act, 1971, older than this list, already protects the Constitution, the Flag and the Anthem.
- Courts use them to interpret laws and to judge whether a restriction is reasonable, especially in environmental cases.

Paying taxes and voting are not on the list, a point tested often. The idea of listing duties was borrowed from the Constitution of the former Soviet Union.

Sample article, written to show how this site works.$t$, '2026-11-15T11:10:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (31, $t$The Indian Ocean Dipole$t$, $t$Facts of the Day$t$, $t$The Indian Ocean Dipole is a see-saw in sea surface temperature between two parts of the tropical Indian Ocean: the west, off East Africa, and the south-east, off Sumatra and Java. It was described in its present form by scientists in 1999, though its effects are far older.

In a positive phase, the western part is warmer than usual and the eastern part cooler. Moist air rises over the west, and East Africa tends to get heavy rain while Indonesia and Australia turn dry. For India, a positive phase is generally favourable to the south-west monsoon.

In a negative phase, the pattern is reversed. Warm water gathers near Indonesia, rainfall increases there and over parts of Australia, and the Indian monsoon may be weaker.

In the neutral phase, temperatures across the ocean stay near their average.

The cycle is tied to the seasons. An event usually starts around May or June, peaks between September and November and fades rapidly afterwards. Its strength is measured by the Dipole Mode Index, the difference between the temperature anomalies of the western and eastern boxes.

The Dipole and El Niño may occur together or apart. In 1997 one of the strongest El Niño events of the century did not lead to a failed Indian monsoon; a strong positive Dipole in the same year is part of the explanation. Forecasters therefore look at both oceans, along with other factors such as Eurasian snow cover, before estimating seasonal rain.

A memory aid: positive means the side near Africa is warm, and that is also the side from which monsoon winds reach India.

Sample article, written to show how this site works.$t$, '2026-11-14T19:25:00+05:30', null, array['Prelims', 'GS Paper 1', 'Geography']),
  (32, $t$Four kinds of Bills in Parliament$t$, $t$Facts of the Day$t$, $t$Bills in Parliament are grouped by what they deal with and how they must be passed.

Ordinary Bill (Articles 107 and 108): may be introduced in either House and is passed by a simple majority in both. The President may assent, withhold assent or return it once for reconsideration. A deadlock can be settled at a joint sitting.

Money Bill (Articles 109 and 110): deals only with the matters listed in Article 110, such as taxes, borrowing and the Consolidated Fund. It can be introduced only in the Lok Sabha and on the President's recommendation. The Rajya Sabha has 14 days to return it, with or without recommendations, which the Lok Sabha is free to reject. The Speaker's decision that a Bill is a Money Bill is final under Article 110(3). The President cannot return it, and there is no joint sitting.

Financial Bill (Article 117): comes in two forms. The first, under Article 117(1), contains a matter of Article 110 along with other matters; it starts in the Lok Sabha with the President's recommendation. The second, under Article 117(3), involves expenditure from the Consolidated Fund; it can start in either House, but cannot be passed by a House without that recommendation. Both are otherwise treated as ordinary Bills.

Constitution Amendment Bill (Article 368): may start in either House and needs no prior recommendation. Each House must pass it separately by a majority of its total membership and by two-thirds of those present and voting. Some amendments also need ratification by at least half of the State legislatures. The President must give assent, a rule added by the Twenty-fourth Amendment in 1971. A joint sitting is not possible.

Every Money Bill is a kind of financial Bill, but not every financial Bill is a Money Bill.

Sample article, written to show how this site works.$t$, '2026-11-13T08:00:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (33, $t$The Constituent Assembly in dates and numbers$t$, $t$Facts of the Day$t$, $t$The Assembly that wrote the Constitution was formed under the Cabinet Mission Plan of 1946. Its members were not elected directly by the people. Provincial assemblies chose them by proportional representation with the single transferable vote, while princely States were to nominate theirs.

The planned strength was 389: 296 from British India and 93 from the princely States. After Partition it came down to 299.

The main dates:

- 9 December 1946: first meeting. Sachchidananda Sinha presides as temporary chairman.
- 11 December 1946: Rajendra Prasad elected President of the Assembly.
- 13 December 1946: Objectives Resolution moved; adopted on 22 January 1947.
- 22 July 1947: National Flag adopted.
- 29 August 1947: Drafting Committee of seven members set up, with B. R. Ambedkar as chairman.
- 26 November 1949: Constitution adopted. Provisions on citizenship, elections and some others came into force at once.
- 24 January 1950: members sign the Constitution; the National Anthem is adopted; Rajendra Prasad is elected the first President of India.
- 26 January 1950: the rest of the Constitution comes into force.

The work took two years, eleven months and some days, spread over eleven sessions. The Constitution as adopted had 395 Articles and eight Schedules.

Names to connect with it: B. N. Rau was the constitutional adviser who prepared the first draft. Prem Behari Narain Raizada wrote the English text by hand. Artists from Santiniketan, led by Nandalal Bose, decorated its pages. Fifteen women were members, among them Hansa Mehta, Dakshayani Velayudhan and Durgabai Deshmukh.

26 January was chosen for commencement because the Congress had observed it as Purna Swaraj day in 1930.

Sample article, written to show how this site works.$t$, '2026-11-12T13:35:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity', 'History']),
  (34, $t$The Comptroller and Auditor General$t$, $t$Facts of the Day$t$, $t$Public money in India is spent by the executive, sanctioned by the legislature and audited by an officer independent of both. That officer is the Comptroller and Auditor General, provided for in Articles 148 to 151.

Appointment and independence:

- The President appoints the officer by warrant under hand and seal.
- Removal is in the same manner and on the same grounds as a judge of the Supreme Court.
- The term is six years or until the age of 65, whichever is earlier, under the Act of 1971 on the officer's duties, powers and conditions of service.
- Salary and conditions cannot be varied to the officer's disadvantage after appointment.
- No further office can be held under the Union or a State Government.
- The administrative expenses of the office are charged on the Consolidated Fund of India, so they are not put to vote.

What is audited: all expenditure from the Consolidated Funds of the Union and the States, transactions of the Contingency Funds and Public Accounts, Government companies and many bodies financed substantially by Government. Audit looks at regularity (was the spending lawful?) and at performance (did it achieve its purpose economically and efficiently?).

Reports on the Union go to the President, who has them laid before each House of Parliament. Reports on a State go to the Governor, who has them laid before the State legislature. The Public Accounts Committee then examines them.

A point about the title: in practice the Indian officer is an Auditor General more than a Comptroller. Unlike in the United Kingdom, money can be drawn from the Consolidated Fund without the officer's prior approval, and audit takes place after the expenditure. The accounts of the Union Government were separated from audit in 1976, while the accounts of States are still compiled by the officer's department in most cases.

Sample article, written to show how this site works.$t$, '2026-11-11T06:45:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (35, $t$Harappan cities: site, river and special find$t$, $t$Facts of the Day$t$, $t$The mature phase of the Harappan civilisation is usually placed between about 2600 and 1900 BCE. Its discovery was announced in 1924 by John Marshall, then head of the Archaeological Survey of India.

The best-known sites, with the finds examiners like:

- Harappa, on the Ravi in Punjab (Pakistan): excavated by Daya Ram Sahni from 1921. Granaries and working platforms.
- Mohenjo-daro, near the Indus in Sindh: identified by R. D. Banerji in 1922. The Great Bath, the bronze figure called the dancing girl and the bust called the priest-king.
- Chanhudaro, in Sindh: workshops for beads, shell and seals. It had no separate citadel.
- Lothal, in Gujarat: excavated by S. R. Rao. A large brick basin identified by him as a dockyard, and a bead factory.
- Dholavira, on Khadir in the Rann of Kachchh: three-part layout, large water reservoirs and a signboard of big signs. Inscribed as a World Heritage Site in 2021.
- Kalibangan, on the Ghaggar in Rajasthan: a ploughed field from the early phase and fire altars.
- Banawali, in Haryana: a terracotta model of a plough.
- Rakhigarhi, in Haryana: among the largest sites, with a cemetery whose burials have been studied for ancient DNA.
- Surkotada, in Gujarat: bones claimed to be of the horse, a claim still debated.

What was common: streets laid out in a planned manner, covered drains, burnt bricks in the ratio of 1:2:4, standard weights, seals with animal figures and a script that has not been read so far.

Names such as Great Bath, granary and dockyard are interpretations by archaeologists. No written record tells us what these structures were called or used for.

Sample article, written to show how this site works.$t$, '2026-11-10T17:50:00+05:30', null, array['Prelims', 'GS Paper 1', 'History', 'Art and Culture']),
  (36, $t$The twelve Schedules of the Constitution$t$, $t$Facts of the Day$t$, $t$Schedules hold lists and details that would make the Articles too long. The Constitution began with eight and has twelve.

1. First: the States and Union territories and their extent.
2. Second: emoluments of the President, Governors, presiding officers, judges and the Comptroller and Auditor General.
3. Third: forms of oaths and affirmations.
4. Fourth: allocation of seats in the Rajya Sabha.
5. Fifth: administration of Scheduled Areas and Scheduled Tribes in States other than the four named in the Sixth.
6. Sixth: tribal areas in Assam, Meghalaya, Tripura and Mizoram, with autonomous district councils.
7. Seventh: the Union List, State List and Concurrent List.
8. Eighth: recognised languages, 22 at present.
9. Ninth: Acts and regulations protected under Article 31B, added by the First Amendment in 1951.
10. Tenth: disqualification for defection, added by the Fifty-second Amendment in 1985.
11. Eleventh: 29 matters for panchayats, added by the Seventy-third Amendment, 1992.
12. Twelfth: 18 matters for municipalities, added by the Seventy-fourth Amendment, 1992.

Notes for revision:

- The Eighth Schedule had 14 languages in 1950. Sindhi was added by the Twenty-first Amendment (1967); Konkani, Manipuri and Nepali by the Seventy-first (1992); Bodo, Dogri, Maithili and Santhali by the Ninety-second (2003). English is not in it.
- Protection under the Ninth Schedule is not absolute. In I. R. Coelho (2007) the Supreme Court held that laws placed there on or after 24 April 1973, the date of the Kesavananda Bharati judgment, can be tested against the basic structure.
- Under the Tenth Schedule the Speaker or Chairman decides the question of disqualification. In Kihoto Hollohan (1992) the Court held that this decision is open to judicial review.

Sample article, written to show how this site works.$t$, '2026-11-09T10:15:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (37, $t$The Ramsar Convention on Wetlands$t$, $t$Facts of the Day$t$, $t$The Convention on Wetlands was signed at Ramsar, a town in Iran on the Caspian Sea, on 2 February 1971. It came into force in 1975. The date of signing is observed as World Wetlands Day. India became a party in 1982, and its first two sites were Chilika Lake in Odisha and Keoladeo National Park in Rajasthan.

What counts as a wetland? The definition is wide: areas of marsh, fen, peatland or water, natural or artificial, permanent or temporary, fresh, brackish or salt, including sea water that is not deeper than six metres at low tide. Lakes, mangroves, coral reefs and reservoirs can all qualify.

Duties of a party rest on three pillars:

- wise use of all wetlands in its territory, listed or not;
- designation of suitable wetlands for the List of Wetlands of International Importance, and their effective management;
- international cooperation on shared wetlands, water systems and species.

A site is listed if it meets at least one of nine criteria. These include being a rare or representative type, supporting threatened species, regularly holding 20,000 or more waterbirds, or serving as an important source of food, spawning ground or nursery for fish.

The Montreux Record is a register of listed sites where ecological change has occurred, is occurring or is likely to occur. Keoladeo and Loktak Lake (Manipur) were placed on it in 1990 and 1993. Chilika was placed on it in 1993 and removed in 2002 after restoration.

In Indian law, wetlands are regulated through the Wetlands (Conservation and Management) Rules, 2017, made under the Environment (Protection) Act, 1986. These rules do not cover river channels, paddy fields or water bodies built for drinking water and certain other purposes.

Sample article, written to show how this site works.$t$, '2026-11-08T15:05:00+05:30', null, array['Prelims', 'GS Paper 3', 'Environment']),
  (38, $t$UNESCO World Heritage: how a site gets on the list$t$, $t$Facts of the Day$t$, $t$The Convention concerning the Protection of the World Cultural and Natural Heritage was adopted by UNESCO's General Conference in November 1972. India ratified it in 1977. Its first inscriptions came in 1983: the Ajanta Caves, the Ellora Caves, Agra Fort and the Taj Mahal.

The path of a nomination:

1. The country places the property on its Tentative List, at least one year before nominating it.
2. It prepares a nomination file with maps, protection measures and a management plan, and sends it to the World Heritage Centre in Paris.
3. Advisory bodies evaluate it: ICOMOS for cultural sites and IUCN for natural ones. A third, ICCROM, advises on conservation and training.
4. The World Heritage Committee, made up of 21 member States, inscribes the property, refers it back, defers it or declines.

To be inscribed, a property must have Outstanding Universal Value and meet at least one of ten criteria, six of them cultural and four natural. It must also show integrity and proper protection; a cultural property must show authenticity as well.

A property is cultural, natural or mixed. Khangchendzonga National Park in Sikkim, inscribed in 2016, was India's first mixed site. Ahmedabad (2017) was its first World Heritage city.

A site under serious threat can be placed on the List of World Heritage in Danger. Hampi and Manas were both on it in the past and were later removed.

Three UNESCO lists that are often confused:

- World Heritage: places, under the 1972 Convention.
- Intangible Cultural Heritage: practices such as chanting, dance and festivals, under a Convention of 2003.
- Memory of the World: documents and archives, a programme begun in 1992.

Sample article, written to show how this site works.$t$, '2026-11-07T07:30:00+05:30', null, array['Prelims', 'GS Paper 1', 'Art and Culture']),
  (39, $t$The Buddhist councils$t$, $t$Facts of the Day$t$, $t$After the death of the Buddha, his followers met from time to time to agree on teachings and discipline. Tradition remembers four early councils. Their details come mostly from later chronicles, and historians do not accept every one of them as certain.

First council, at Rajagriha: held soon after the Buddha's death, under the patronage of Ajatashatru. Mahakassapa presided. Ananda is said to have recited the discourses (Sutta) and Upali the rules of monastic discipline (Vinaya).

Second council, at Vaishali: about a century later, in the time of Kalashoka. The dispute was over ten practices of the monks of Vaishali, among them the acceptance of gold and silver. It is linked with the split between the Sthaviras, or elders, and the Mahasanghikas, the larger community.

Third council, at Pataliputra: about 250 BCE, in the reign of Ashoka. Moggaliputta Tissa presided. The Kathavatthu, which refutes rival opinions, is attributed to him. Missions to other lands, including Sri Lanka, are said to have followed.

Fourth council, in Kashmir: under Kanishka, the Kushana ruler, usually located at Kundalavana. Vasumitra presided with Ashvaghosha as his deputy, according to tradition. Commentaries known as the Mahavibhasha are associated with it, and they were in Sanskrit.

A separate fourth council is counted in the Theravada tradition: in Sri Lanka, in the first century BCE, when the Pali canon was put down in writing.

The three baskets, or Tipitaka, are the Vinaya (discipline), the Sutta (discourses) and the Abhidhamma (analysis of doctrine).

For objective questions, learn each council as a set of four: place, ruler, president and result.

Sample article, written to show how this site works.$t$, '2026-11-06T12:20:00+05:30', null, array['Prelims', 'GS Paper 1', 'History', 'Art and Culture', 'Bihar']),
  (40, $t$Inflation and its family of terms$t$, $t$Facts of the Day$t$, $t$Inflation is a sustained rise in the general level of prices. One commodity becoming costly is not inflation by itself. Around the basic idea there is a family of terms.

By direction and speed:

- Disinflation: prices still rise, but at a slower rate. A fall in inflation from 6 per cent to 4 per cent is disinflation.
- Deflation: the general price level falls, so the rate is below zero.
- Hyperinflation: extremely rapid rise in which money loses its usefulness.
- Stagflation: high inflation along with slow growth and unemployment.
- Reflation: policy meant to lift prices and output after a slump.

By cause:

- Demand-pull: too much spending for the goods available.
- Cost-push: higher costs of wages, fuel, imports or raw material.
- Structural: bottlenecks in supply, such as poor storage and transport.

By measure:

- Headline inflation counts the whole basket. Core inflation leaves out food and fuel, whose prices move sharply.
- The Consumer Price Index tracks retail prices and includes services. It is compiled by the National Statistical Office.
- The Wholesale Price Index tracks goods at the wholesale stage and has no services. It is compiled by the Office of the Economic Adviser.
- The GDP deflator is the ratio of GDP at current prices to GDP at constant prices. It covers all domestically produced goods and services.

The base effect: the yearly rate compares with the same month of the previous year. If prices were unusually high then, the present rate looks low even if prices have not eased.

Since the amendment of the Reserve Bank of India Act in 2016, an inflation target is fixed by the Central Government in consultation with the Bank every five years, in terms of consumer prices. The first target was 4 per cent, with a tolerance of two percentage points either way.

Sample article, written to show how this site works.$t$, '2026-11-05T18:40:00+05:30', null, array['Prelims', 'GS Paper 3', 'Economy']),
  (41, $t$Five writs and when each is used$t$, $t$Facts of the Day$t$, $t$A right is of little use without a remedy. Article 32 lets a person move the Supreme Court for enforcement of fundamental rights, and is itself a fundamental right. Article 226 lets High Courts issue writs for fundamental rights and for any other purpose, so their power is wider in this respect.

The five writs with their Latin meanings:

1. Habeas corpus (you may have the body): directs the authority or person holding someone to produce that person and justify the detention. It can be issued against private persons too.
2. Mandamus (we command): orders a public authority to perform a public duty it has refused. It does not lie against a private individual with no public duty, or against the President or a Governor.
3. Prohibition: issued by a higher court to stop a lower court or tribunal from exceeding its jurisdiction. It works while the proceedings are still going on.
4. Certiorari (to be certified): quashes an order already made without jurisdiction, in breach of natural justice or with an error of law on its face.
5. Quo warranto (by what authority): asks the holder of a public office to show the legal basis of the claim to it. The applicant need not be personally affected.

An easy way to separate the third and fourth: prohibition prevents, certiorari cures.

Two further points. The writs come from English law, where they were issued in the name of the Crown. And under Article 359 the President may suspend the right to move courts for named fundamental rights during an Emergency, but since the Forty-fourth Amendment this cannot be done for Articles 20 and 21.

Sample article, written to show how this site works.$t$, '2026-11-04T06:10:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (42, $t$Three kinds of Emergency$t$, $t$Facts of the Day$t$, $t$Part XVIII of the Constitution, Articles 352 to 360, deals with three situations. The approving majority and the period are different in each, and that is what most questions ask.

National Emergency (Article 352)

Grounds: war, external aggression or armed rebellion. The last phrase replaced internal disturbance through the Forty-fourth Amendment. The Cabinet must give its advice in writing. Both Houses must approve within one month, by a majority of total membership and two-thirds of those present and voting. Each approval lasts six months. If the Lok Sabha passes a resolution of disapproval by simple majority, the President must revoke the Proclamation. It was proclaimed in 1962, 1971 and 1975.

President's Rule (Article 356)

Ground: the government of a State cannot be carried on in accordance with the Constitution, on a report of the Governor or otherwise. Approval is needed within two months, by simple majority. Each approval lasts six months, up to three years in all. To go beyond one year, a National Emergency must be in force and the Election Commission must certify that elections are difficult to hold. In S. R. Bommai (1994) the Supreme Court held that the Proclamation is open to judicial review and that a majority should be tested on the floor of the House.

Financial Emergency (Article 360)

Ground: a threat to the financial stability or credit of India. Approval is needed within two months, by simple majority, after which it continues till revoked. Salaries of officials, including judges, may be reduced. It was never proclaimed in the first seventy-five years of the Constitution.

Effect on rights: Article 19 is suspended automatically only when the National Emergency is on the ground of war or external aggression (Article 358). Articles 20 and 21 remain enforceable in every case.

Sample article, written to show how this site works.$t$, '2026-11-03T14:45:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (43, $t$राज्य के नीति निदेशक तत्त्व: एक नज़र में$t$, $t$Facts of the Day$t$, $t$संविधान का भाग IV (अनुच्छेद 36 से 51) राज्य को बताता है कि कानून और नीति बनाते समय किन लक्ष्यों को सामने रखना है। यह विचार आयरलैंड के संविधान से लिया गया। अनुच्छेद 37 के अनुसार ये तत्त्व न्यायालय द्वारा लागू नहीं कराए जा सकते, फिर भी देश के शासन में मूलभूत हैं और कानून बनाने में इन्हें लागू करना राज्य का कर्तव्य है।

कुछ प्रमुख अनुच्छेद:

- अनुच्छेद 38: न्याय पर आधारित सामाजिक व्यवस्था और असमानताओं को कम करना।
- अनुच्छेद 39: आजीविका के साधन, संसाधनों का न्यायपूर्ण वितरण, समान कार्य के लिए समान वेतन।
- अनुच्छेद 39क: समान न्याय और निःशुल्क विधिक सहायता।
- अनुच्छेद 40: ग्राम पंचायतों का संगठन।
- अनुच्छेद 44: नागरिकों के लिए एक समान सिविल संहिता।
- अनुच्छेद 45: छह वर्ष से कम आयु के बच्चों की देखभाल और शिक्षा।
- अनुच्छेद 48क: पर्यावरण, वन और वन्य जीवों की रक्षा।
- अनुच्छेद 50: कार्यपालिका से न्यायपालिका का पृथक्करण।
- अनुच्छेद 51: अंतरराष्ट्रीय शांति और सुरक्षा।

बाद में जोड़े गए तत्त्व: 42वें संशोधन (1976) ने अनुच्छेद 39क, 43क और 48क जोड़े। 44वें संशोधन (1978) ने अनुच्छेद 38(2) जोड़ा। 86वें संशोधन (2002) ने अनुच्छेद 45 का विषय बदला और शिक्षा को अनुच्छेद 21क में मूल अधिकार बनाया। 97वें संशोधन (2011) ने सहकारी समितियों पर अनुच्छेद 43ख जोड़ा।

मूल अधिकारों से संबंध: मिनर्वा मिल्स (1980) में उच्चतम न्यायालय ने कहा कि भाग III और भाग IV के बीच संतुलन संविधान के मूल ढाँचे का अंग है। एक को दूसरे पर पूरी तरह वरीयता देना इस संतुलन को तोड़ देगा।

याद रखने की बात: मूल अधिकार अधिकतर राज्य को कुछ करने से रोकते हैं, जबकि निदेशक तत्त्व राज्य से कुछ करने की अपेक्षा रखते हैं।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-11-02T09:05:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (44, $t$हिमालयी और प्रायद्वीपीय नदियों में अंतर$t$, $t$Facts of the Day$t$, $t$भारत की नदियों को उनके उद्गम और स्वभाव के आधार पर दो बड़े समूहों में बाँटा जाता है।

हिमालयी नदियाँ: सिंधु, गंगा और ब्रह्मपुत्र तंत्र इस समूह में आते हैं। इन्हें वर्षा के साथ हिम और हिमनदों से भी जल मिलता है, इसलिए ये बारहमासी हैं। पर्वतों में ये गहरे गॉर्ज बनाती हैं और मैदानों में पहुँचकर विसर्प, गोखुर झील, बाढ़ मैदान और डेल्टा। सिंधु, सतलुज और ब्रह्मपुत्र को पूर्ववर्ती नदी माना जाता है, अर्थात ये हिमालय के उठने से पहले भी बहती थीं और पर्वत उठने के साथ अपनी घाटी काटती रहीं।

प्रायद्वीपीय नदियाँ: ये मुख्यतः वर्षा पर निर्भर हैं, इसलिए गर्मियों में इनका जल बहुत घट जाता है। इनकी घाटियाँ चौड़ी और उथली हैं तथा मार्ग प्रायः निश्चित रहता है।

प्रमुख प्रायद्वीपीय नदियाँ और उनके उद्गम:

- गोदावरी: नासिक ज़िले में त्र्यंबकेश्वर के पास। प्रायद्वीप की सबसे लंबी नदी।
- कृष्णा: महाबलेश्वर के पास।
- कावेरी: कर्नाटक के कोडागु ज़िले में तलकावेरी।
- महानदी: छत्तीसगढ़ के सिहावा के पास।
- नर्मदा: अमरकंटक।
- तापी: मध्य प्रदेश के बैतूल ज़िले में मुलताई।

अधिकांश बड़ी प्रायद्वीपीय नदियाँ पूर्व की ओर बहकर बंगाल की खाड़ी में डेल्टा बनाती हैं। नर्मदा और तापी अपवाद हैं: ये भ्रंश घाटियों से होकर पश्चिम की ओर बहती हैं और अरब सागर में ज्वारनदमुख (एश्चुअरी) बनाती हैं।

एक तथ्य जो प्रायः पूछा जाता है: देवप्रयाग में भागीरथी और अलकनंदा के संगम के बाद ही नदी को गंगा कहा जाता है।

प्रश्न हल करते समय पहले देखिए कि नदी किस दिशा में बहती है, फिर उसका उद्गम और सहायक नदियाँ याद कीजिए।

नमूना लेख, इस साइट का काम दिखाने के लिए लिखा गया।$t$, '2026-11-01T19:00:00+05:30', null, array['Prelims', 'GS Paper 1', 'Geography']),
  (45, $t$How the President of India is elected$t$, $t$Facts of the Day$t$, $t$The President is elected indirectly, by an electoral college described in Article 54.

Who votes: elected members of both Houses of Parliament and elected members of the Legislative Assemblies of the States. Delhi and Puducherry were included by the Seventieth Amendment, 1992. Nominated members do not vote, nor do members of Legislative Councils.

How votes are weighed (Article 55): the aim is uniformity among the States, and parity between the States taken together and the Union.

1. Value of the vote of an MLA = population of the State divided by the number of elected members of its Assembly, and the result divided by 1,000.
2. Value of the vote of an MP = total value of the votes of all MLAs divided by the number of elected MPs.

The population figures are those of the 1971 census. By the Eighty-fourth Amendment they continue until the figures of the first census taken after 2026 are published.

How votes are counted: the system is proportional representation by the single transferable vote, with a secret ballot. Each elector marks preferences against the names. A candidate must reach a quota, which is half of the total value of valid votes plus one. If no one reaches it, the candidate with the fewest votes is eliminated and those ballots pass to the next preference.

Other points:

- Qualifications (Article 58): a citizen of India, at least 35 years old, qualified for election to the Lok Sabha and not holding an office of profit.
- A nomination needs 50 proposers and 50 seconders from among the electors.
- Disputes about the election are decided by the Supreme Court (Article 71).
- Party whips do not apply in the sense of the Tenth Schedule, since the vote is secret and is not a proceeding of the House.

The Vice-President is chosen differently: by all members of both Houses, elected and nominated, without the State legislatures (Article 66).

Sample article, written to show how this site works.$t$, '2026-10-31T08:35:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity']),
  (46, $t$The Finance Commission$t$, $t$Facts of the Day$t$, $t$The Union collects the most productive taxes, while States bear a large part of spending on schools, health, police and roads. The Finance Commission exists to correct this imbalance at regular intervals.

Article 280 requires the President to constitute it every fifth year or earlier. It has a chairman and four other members. Their qualifications are laid down in the Finance Commission (Miscellaneous Provisions) Act, 1951: the chairman must have experience in public affairs, and the members are drawn from persons qualified to be High Court judges or with special knowledge of government finance, financial administration or economics. The first Commission was set up in 1951 under K. C. Neogy.

It makes recommendations on:

- the distribution of the net proceeds of shareable taxes between the Union and the States, and among the States;
- the principles that govern grants-in-aid to States from the Consolidated Fund of India (Article 275);
- measures to add to a State's Consolidated Fund so as to support panchayats and municipalities, on the basis of the State Finance Commission's recommendations;
- any other matter referred to it in the interests of sound finance.

Two terms to keep apart: vertical devolution is the share of all States together in the divisible pool. Horizontal devolution is the division of that share among States, by a formula using criteria such as population, area, income distance and forest cover.

Cesses and surcharges levied for the Union's purposes are not part of the pool. The Eightieth Amendment, 2000 widened the pool from a few taxes to central taxes in general.

The recommendations are advisory. Under Article 281 the President has them laid before Parliament with a memorandum explaining the action taken.

The body should not be confused with the State Finance Commission (Article 243-I), set up by the Governor, or with the GST Council (Article 279A).

Sample article, written to show how this site works.$t$, '2026-10-30T16:55:00+05:30', null, array['Prelims', 'GS Paper 2', 'Polity', 'Economy']),
  (47, $t$Tools of monetary policy: repo, SDF, MSF, CRR and SLR$t$, $t$Facts of the Day$t$, $t$The Reserve Bank of India influences the cost and quantity of money with a small set of instruments. Their names look alike, so it helps to ask of each: who lends to whom, and against what?

- Repo rate: the Bank lends to commercial banks, usually overnight, against government securities. It is the policy rate, decided by the Monetary Policy Committee.
- Reverse repo: the Bank borrows from commercial banks and gives securities as collateral. It absorbs liquidity.
- Standing Deposit Facility (SDF): introduced in April 2022. Banks place money with the Reserve Bank overnight without collateral. It forms the floor of the corridor around the repo rate.
- Marginal Standing Facility (MSF): introduced in 2011. Banks may borrow overnight at a rate above the repo rate by dipping into their statutory holdings up to a limit. It forms the ceiling.
- Cash Reserve Ratio (CRR): the share of net demand and time liabilities that banks must keep as cash balance with the Reserve Bank. No interest is paid on it.
- Statutory Liquidity Ratio (SLR): the share that banks must hold themselves in cash, gold or approved securities. It is required by the Banking Regulation Act, 1949.
- Open market operations: outright purchase or sale of government securities. Purchase adds money, sale withdraws it.

The Committee has six members: three from the Bank, including the Governor as chairperson, and three appointed by the Central Government. Each has one vote and the Governor has a casting vote in case of a tie. It must meet at least four times in a year.

Direction of change: to check inflation, the Bank raises the repo rate or reserve ratios, or sells securities. To support activity it does the opposite. The effect on loan rates takes time, a delay called the transmission lag.

Sample article, written to show how this site works.$t$, '2026-10-29T07:50:00+05:30', null, array['Prelims', 'GS Paper 3', 'Economy']),
  (48, $t$Layers of the atmosphere$t$, $t$Facts of the Day$t$, $t$The atmosphere is divided into layers according to how temperature changes with height. Names ending in sphere are layers; names ending in pause are the boundaries between them.

1. Troposphere: from the surface to about 8 km at the poles and 18 km at the equator. It is thicker at the equator because strong heating carries air upwards. Temperature falls by about 6.5 °C for each kilometre. Nearly all water vapour, clouds and weather are here.
2. Stratosphere: up to about 50 km. Temperature rises with height because ozone absorbs ultraviolet radiation. The air is stable, which is why jet aircraft prefer its lower part. Most of the ozone lies in this layer.
3. Mesosphere: up to about 80 km. Temperature falls again and reaches the lowest values in the atmosphere. Most meteors burn up here.
4. Thermosphere: above the mesosphere. Temperature rises sharply. It contains most of the ionosphere, whose charged particles reflect certain radio waves back to earth. Auroras are seen at this height.
5. Exosphere: the outermost part, where the air is extremely thin and merges with space.

Why does the thermosphere not feel hot? Temperature is a measure of the energy of individual particles, and there it is high. But the particles are so few that very little heat would be passed to an object.

Composition of dry air near the surface by volume: nitrogen about 78 per cent, oxygen about 21 per cent, argon a little under 1 per cent, and small amounts of carbon dioxide and other gases. Water vapour varies from place to place and decreases rapidly with height.

The Kármán line, at 100 km, is a widely used convention for where space begins. It is not the top of any layer.

Sample article, written to show how this site works.$t$, '2026-10-28T11:45:00+05:30', null, array['Prelims', 'GS Paper 1', 'Geography'])
on conflict (id) do nothing;
