-- Course detail pages, one for each course card, whose title, shop and picture they have (sample content). KeyFeature_p4
-- and _p5 are shown with the learning outcomes.
with pages (id, slug, "Duration", "Fees", description, "CourseOverview", "ModuleHeading_1", "ModuleHeading_2", "ModuleHeading_3", "Module_1", "Module_2", "Module_3", "KeyFeature_p1", "KeyFeature_p2", "KeyFeature_p3", "KeyFeature_p4", "KeyFeature_p5", "LearningOutcome_1", "LearningOutcome_2", "LearningOutcome_3") as (
  values
  (1, $t$gs-foundation-online$t$,
   $t$12 months$t$,
   $t$₹48,000$t$,
   $t$A year-long online course for the General Studies papers of the civil services examination. Prelims and mains are taught together from one timetable.$t$,
   $t$The course follows one principle: a topic is taught once, thoroughly, and then tested in both the objective and the descriptive form. Each subject begins with the basic textbooks, moves to the standard reference and ends with previous years' questions.

A normal week has:

- four live classes of two hours each, recorded the same evening
- one current affairs class that links the week's issues to the syllabus
- one objective test of thirty questions
- one answer to write, upload and discuss

No prior reading is expected. Students who have already finished a subject may skip its classes and attend only the tests.$t$,
   $t$Polity, Governance and Society$t$,
   $t$History, Geography and Environment$t$,
   $t$Economy, Science and Ethics$t$,
   $t$Constitution, Parliament, the executive, the judiciary, federalism and local government, taught article by article where the article matters. Governance, social justice and international relations follow, each with a set of past mains questions solved in class.$t$,
   $t$Modern India is taught in full before ancient and medieval themes, since it carries weight in both stages.

- Art and culture in ten classes
- Physical, Indian and human geography with map work
- Ecology, biodiversity and environmental law$t$,
   $t$Basic economic ideas come first, then budgeting, banking, agriculture and the external sector. Science and technology is kept to applications. Ethics is taught through definitions, thinkers and case studies, with two full cases written each month.$t$,
   $t$Live evening classes with recordings kept until the end of the course$t$,
   $t$One evaluated answer every week, returned with written comments$t$,
   $t$A single plan for prelims and mains, with a revision week after every subject$t$,
   $t$Connect a current issue to the exact line of the syllabus it belongs to$t$,
   $t$Plan and complete your own revision cycle before the examination$t$,
   $t$Explain the core concepts of every General Studies subject in your own words$t$,
   $t$Solve previous years' prelims questions by reasoning and elimination$t$,
   $t$Write a structured answer of 150 words within eight minutes$t$),
  (2, $t$bpsc-foundation-classroom$t$,
   $t$10 months$t$,
   $t$₹45,000$t$,
   $t$A ten-month classroom course for the BPSC combined competitive examination. It covers general studies for both written stages, with Bihar-specific material in every subject.$t$,
   $t$The Commission's paper looks familiar to a student of general studies, but its emphasis is its own: more direct factual questions, a strong presence of Bihar, and in the main examination long answers that reward data and maps. This course is arranged around that emphasis.

Classes run five days a week. Each subject closes with a Bihar unit, so that the national and the State material are learnt together rather than as two separate syllabuses. Saturdays are kept for tests and for statistical questions based on tables and graphs, which many students leave too late. Notes are issued in English and Hindi.$t$,
   $t$General Studies for the Preliminary Stage$t$,
   $t$Bihar Special$t$,
   $t$Written Papers and Essay$t$,
   $t$History, geography, polity, economy and general science from school textbooks to examination level. Each chapter ends with a test of fifty questions, and every wrong answer is marked by type: not read, forgotten or misread.$t$,
   $t$One topic a week on the State.

- Magadha, Nalanda and medieval Bihar
- Champaran, Kunwar Singh and the national movement
- Rivers, floods, soils and crops
- Patna Kalam and Madhubani painting
- Panchayats and the State's finances$t$,
   $t$Long-answer practice for both general studies papers, statistical analysis, essay writing and the General Hindi paper. Students write one full-length section every fortnight and rewrite their weakest answer after discussion.$t$,
   $t$Bihar-specific unit attached to every subject$t$,
   $t$Notes issued in English and Hindi$t$,
   $t$Saturday tests with statistical and graph-based practice$t$,
   $t$Attempt a full preliminary paper within two hours with controlled guessing$t$,
   $t$Prepare one plan that serves both the BPSC and the general syllabus$t$,
   $t$Answer direct factual questions on Bihar with dates and places$t$,
   $t$Read a table or graph and compute what the question asks$t$,
   $t$Write long answers supported by maps, data and examples$t$),
  (3, $t$sociology-optional-online$t$,
   $t$6 months$t$,
   $t$₹32,000$t$,
   $t$A six-month online course for Paper I and Paper II of the Sociology optional, open to students from any academic background.$t$,
   $t$Sociology is chosen by many students who have never studied it before, so the course assumes nothing. It starts with the question of what sociology is and how it differs from common sense, and builds the vocabulary slowly.

Paper I is taught first and Paper II follows, with each Indian theme tied back to a thinker or concept already learnt. Caste, for instance, is read through Weber, Dumont, Srinivas and Ambedkar rather than as a list of features.

Every unit ends with three past questions. One is discussed in class, one is written at home and evaluated, and one is kept for the revision round.$t$,
   $t$Paper I: Foundations and Thinkers$t$,
   $t$Paper I: Institutions and Change$t$,
   $t$Paper II: Indian Society$t$,
   $t$The discipline, research methods and the six thinkers: Marx, Durkheim, Weber, Parsons, Merton and Mead. For each thinker the class covers the problem, the concept, the criticism and a present-day use.$t$,
   $t$Stratification and mobility, work and economic life, politics and society, religion, kinship and social change. Short comparative tables are built in class so that theories can be recalled and compared under examination pressure.$t$,
   $t$The syllabus in three parts.

- Perspectives on Indian society and the impact of colonial rule
- Caste, tribe, class, kinship and religion
- Rural and urban change, social movements, population and present challenges$t$,
   $t$Designed for students with no earlier background in the subject$t$,
   $t$Thinker sheets of two pages each for quick revision$t$,
   $t$Unit tests evaluated with comments within a week$t$,
   $t$Write a twenty-mark answer with argument, counter-argument and conclusion$t$,
   $t$Bring a sociological view to General Studies and essay topics$t$,
   $t$Define sociological concepts precisely and without borrowed phrases$t$,
   $t$Compare any two thinkers on a given theme$t$,
   $t$Use Paper I theory to explain Paper II examples$t$),
  (4, $t$prelims-test-series-centre$t$,
   $t$5 months$t$,
   $t$₹12,000$t$,
   $t$A centre-based series of thirty tests for General Studies and the aptitude paper, written on OMR sheets and discussed the same day.$t$,
   $t$Writing a test at home and writing one in a hall are different experiences. At the centre the paper is sealed, the clock is fixed and the OMR sheet has to be filled with care, which is exactly what the examination asks for.

The series has three rounds. The first takes one subject at a time. The second combines subjects and adds current affairs. The third consists of full-length papers in both sessions of the day, morning and afternoon, on Sundays.

After each test there is a discussion of about ninety minutes. It deals with the questions that most students got wrong, and with how an informed guess could have been made or avoided.$t$,
   $t$Round One: Subject Tests$t$,
   $t$Round Two: Combined Tests$t$,
   $t$Round Three: Full-Length Papers$t$,
   $t$Fourteen tests, each on one part of the syllabus, with a reading list issued two weeks in advance. Half the questions are conceptual and half are factual, so that gaps of both kinds show up early.$t$,
   $t$Eight tests in which two or three subjects are mixed with a month of current affairs. Students begin to practise the order of attempt, the number of questions to attempt and the use of negative marking.$t$,
   $t$Eight papers in four Sunday simulations.

- General Studies in the morning
- Aptitude paper in the afternoon
- OMR scanned the same evening
- Score sheet with a breakdown by subject and by type of error$t$,
   $t$Tests written on OMR sheets in a timed hall$t$,
   $t$Same-day discussion of every paper$t$,
   $t$Score sheet that separates errors of knowledge, memory and reading$t$,
   $t$Identify the two or three topics where revision adds most marks$t$,
   $t$Sit both papers on one day without a drop in concentration$t$,
   $t$Complete a full paper in the allotted time without filling errors$t$,
   $t$Decide how many questions to attempt from your own past scores$t$,
   $t$Eliminate options systematically in statement-based questions$t$),
  (5, $t$gs-foundation-classroom$t$,
   $t$12 months$t$,
   $t$₹78,000$t$,
   $t$A twelve-month classroom course for the General Studies papers, with daily classes, weekly tests and fortnightly mentoring groups.$t$,
   $t$The batch meets five mornings a week. The order of subjects is fixed in advance and printed in the handbook given on the first day, so a student always knows what will be taught in any week of the year and can read ahead.

Each student belongs to a mentoring group of fifteen. The group meets its mentor every second Saturday to look at test scores, answer copies and the study diary. The purpose is practical: to find what is slowing a student down and to change it before the next meeting.

The reading room beside the classroom is open to students of this batch from seven in the morning till nine at night.$t$,
   $t$Foundation Phase$t$,
   $t$Core Phase$t$,
   $t$Examination Phase$t$,
   $t$The first four months cover the basic textbooks and build vocabulary in polity, economy, geography and history. Short daily quizzes check reading. Answer writing begins in the third month with definitions and single paragraphs.$t$,
   $t$Five months on the full syllabus at mains depth, with one descriptive test every fortnight.

- Governance, international relations and social justice
- Economy, agriculture and infrastructure
- Environment, disaster management and security
- Ethics with weekly case studies$t$,
   $t$The last three months are for revision and testing. Prelims papers alternate with aptitude practice, and each subject is revised from notes in a fixed number of days. Classes become shorter and individual sessions more frequent.$t$,
   $t$Mentoring groups of fifteen that meet every fortnight$t$,
   $t$Printed handbook with the plan for every week$t$,
   $t$Reading room open from morning to night for batch students$t$,
   $t$Use maps, diagrams and constitutional articles where they add marks$t$,
   $t$Keep to a daily routine for a full year and adjust it from test results$t$,
   $t$Read a standard book and reduce a chapter to one page of notes$t$,
   $t$Write balanced mains answers with examples from more than one field$t$,
   $t$Apply ethical concepts to a case and defend a decision$t$),
  (6, $t$bpsc-prelims-batch$t$,
   $t$4 months$t$,
   $t$₹14,500$t$,
   $t$A four-month online batch for the BPSC preliminary test, combining quick revision, Bihar-specific classes and full-length practice papers.$t$,
   $t$This batch is for students who have read the basic books at least once and need a disciplined final round. Classes are short, about seventy-five minutes, and each is followed by a quiz on the same topic.

The preliminary test is a single general studies paper. Since the syllabus is wide and the questions are mostly direct, the course gives more time to recall than to lecture. Science, arithmetic and mental ability, which many arts students avoid, get a fixed slot every week.

Current affairs are covered month by month in two separate sheets, one for the country and one for Bihar.$t$,
   $t$Subject Revision$t$,
   $t$Bihar and Current Affairs$t$,
   $t$Full-Length Practice$t$,
   $t$Forty classes on history, the national movement, geography, polity, economy and general science. Each begins with a one-page summary and ends with questions asked in earlier State examinations on the same topic.$t$,
   $t$Twelve classes on the State and twelve on current affairs.

- Bihar in ancient, medieval and modern history
- Districts, rivers and natural resources
- State schemes, budget terms and administration
- National and international events by month$t$,
   $t$Twelve full papers, attempted online within two hours. The report for each shows accuracy by subject, time taken and the cost of wrong guesses. Two papers are discussed live question by question.$t$,
   $t$Short classes, each followed by a quiz$t$,
   $t$Separate monthly sheets for India and for Bihar$t$,
   $t$Twelve full-length papers with accuracy reports$t$,
   $t$Judge when a guess is worth the risk of negative marking$t$,
   $t$Manage a full two-hour paper with time left for checking$t$,
   $t$Recall the main facts of each subject within a three-day revision cycle$t$,
   $t$Solve arithmetic and mental ability questions without losing time$t$,
   $t$Place Bihar's events, people and places in the right period$t$),
  (7, $t$sociology-optional-offline$t$,
   $t$6 months$t$,
   $t$₹42,000$t$,
   $t$A six-month classroom course for both papers of the Sociology optional, built on reading, discussion and weekly writing.$t$,
   $t$A sociology answer improves when the student has argued about the subject aloud. For this reason the classroom batch keeps the last half hour of each class for discussion on a short extract issued a day earlier.

Both papers are completed, in order, with a test at the end of every unit and a comprehensive test for each paper. Copies are returned individually, not in a pile: each student sits with the evaluator for ten minutes and goes through the marking.

Examples are drawn from Indian field studies, census categories and everyday life. Students keep a running example book that becomes their main revision material before the examination.$t$,
   $t$Theory and Method$t$,
   $t$Social Institutions$t$,
   $t$Structure and Change in India$t$,
   $t$Sociology as a discipline, science and method, research techniques and the classical thinkers. Each thinker is introduced through one original extract in simple translation, followed by criticism and later use of the idea.$t$,
   $t$Stratification, work, politics, religion and kinship, each taught on one pattern.

- Two classes on theory for each theme
- One class on Indian and foreign examples
- One class for a written test and its discussion$t$,
   $t$Indological, structural-functional and Marxist perspectives come first. Caste, tribe, agrarian classes and family follow, then industrialisation, urban settlements, social movements, population and the visions of social change in India since independence.$t$,
   $t$Discussion of an assigned extract in every class$t$,
   $t$Individual feedback session for each test copy$t$,
   $t$Example book built by the student through the course$t$,
   $t$Organise a long answer so that the argument is visible at a glance$t$,
   $t$Revise both papers from your own notes within two weeks$t$,
   $t$Read a sociological text and state its argument in a few lines$t$,
   $t$Support theory with specific Indian studies and examples$t$,
   $t$Criticise a theory from at least two other standpoints$t$),
  (8, $t$prelims-test-series-online$t$,
   $t$6 months$t$,
   $t$₹6,500$t$,
   $t$A series of thirty-six online prelims tests with explanations, recorded discussions and a progress report for each student.$t$,
   $t$The series is arranged for students who prepare on their own. A calendar is issued at the start and each test stays open for seven days, so a working student can choose the day, though the clock does not pause once the test begins.

Explanations do more than name the correct option. They say why each wrong option was tempting and which page or source would have settled it. The report after every test keeps a running record by subject, and marks questions missed more than once.

Tests are available in English and Hindi, and a student can switch language at any question.$t$,
   $t$Basic Tests$t$,
   $t$Advanced Tests$t$,
   $t$Mock Examinations$t$,
   $t$Sixteen tests from the NCERT textbooks and standard books, one or two units at a time. Questions test understanding of terms and processes, and the difficulty rises from the first ten questions to the last.$t$,
   $t$Ten tests that combine static portions with recent developments.

- Two on polity and governance
- Two on economy
- Two on geography and environment
- Two on history and culture
- Two on current affairs and science$t$,
   $t$Ten full mocks: seven in General Studies and three in aptitude. Each follows the marking scheme of the examination, including negative marking, and closes with a note on how the student's attempt strategy worked.$t$,
   $t$Seven-day window for every test$t$,
   $t$Explanations for wrong options as well as the right one$t$,
   $t$English and Hindi versions available at each question$t$,
   $t$Work through long statement questions without losing track of time$t$,
   $t$Prepare a short final revision list drawn from your own mistakes$t$,
   $t$Measure your preparation subject by subject with reliable data$t$,
   $t$Correct the errors that repeat from one test to the next$t$,
   $t$Build a personal attempt strategy from mock results$t$),
  (9, $t$csat-aptitude-online$t$,
   $t$3 months$t$,
   $t$₹9,500$t$,
   $t$A three-month online course for the General Studies Paper II of the preliminary examination, covering comprehension, reasoning and basic numeracy.$t$,
   $t$The aptitude paper is only qualifying, and that is why it is often neglected until it is too late. A candidate who does not reach the qualifying mark is out of the race, however good the first paper may be.

The course begins with a diagnostic test. It divides the batch into two groups for numeracy: one begins with fractions, ratios and percentages, the other goes straight to examination problems. Comprehension and reasoning are taught together.

There is one class on alternate days and a practice sheet of twenty questions on the others. The sheets are short on purpose, because regular practice matters more here than long sessions.$t$,
   $t$Reading Comprehension$t$,
   $t$Reasoning and Decision Making$t$,
   $t$Numeracy and Data$t$,
   $t$How to find the main idea, the assumption and the valid inference in a passage. Students learn to answer only from the text, and practise on passages about administration, environment, economy and philosophy.$t$,
   $t$Logical reasoning, syllogisms, arrangements, directions, series, coding and data sufficiency. Each type is taught with one standard method and one quicker method, and students choose the one they can use reliably.$t$,
   $t$School mathematics at the level of Class X.

- Numbers, ratio, percentage and average
- Time, work, speed and distance
- Permutation, combination and probability at a basic level
- Tables, charts and graphs$t$,
   $t$Diagnostic test and two levels of numeracy classes$t$,
   $t$Twenty practice questions on every non-class day$t$,
   $t$Eight full aptitude papers with solutions$t$,
   $t$Select the questions that will take you past the qualifying mark$t$,
   $t$Leave time-consuming problems aside without hesitation$t$,
   $t$Answer comprehension questions strictly from the passage$t$,
   $t$Choose the quickest safe method for a reasoning problem$t$,
   $t$Handle percentages, ratios and averages without a calculator$t$),
  (10, $t$bpsc-mains-classroom$t$,
   $t$3 months$t$,
   $t$₹22,000$t$,
   $t$A three-month writing programme for the BPSC main examination, with four written sessions a week and individual feedback.$t$,
   $t$The main examination is a test of writing at length for several hours. Most candidates know more than they manage to put down, and this programme works on that gap.

Four days a week begin with a written session. The first month uses single questions, the second uses half papers and the third uses full papers on the examination timetable. Teaching is limited to the areas where marks are commonly lost: statistics, maps, Bihar-specific data and essay structure.

Every student has a marked copy returned within five days. The comments are specific, naming the line where the answer left the question or the place where an example was needed.$t$,
   $t$General Studies Papers$t$,
   $t$Statistics, Graphs and Diagrams$t$,
   $t$Essay and General Hindi$t$,
   $t$Modern history with Bihar, culture, polity, economy, geography and science and technology, revised through model questions. For each theme students prepare one page of Bihar data, one map and three examples.$t$,
   $t$Tables, bar diagrams, pie charts and line graphs, with the calculations usually asked in the first general studies paper.

- Percentages and growth rates
- Averages and ratios
- Reading a chart before calculating
- Presenting the working clearly$t$,
   $t$Essay planning, openings, transitions and conclusions on social, administrative and Bihar-related topics, including essays built on proverbs. General Hindi covers grammar, sentence construction, summary and a short essay, with one test a week.$t$,
   $t$Four written sessions in every week$t$,
   $t$Marked copies returned within five days$t$,
   $t$One-page Bihar data sheets for each theme$t$,
   $t$Plan an essay in ten minutes and keep to the plan$t$,
   $t$Clear the General Hindi paper without last-minute study$t$,
   $t$Write continuously for three hours with steady quality$t$,
   $t$Use Bihar-specific data and maps in long answers$t$,
   $t$Solve statistical questions accurately and show the working$t$),
  (11, $t$sociology-paper-two-online$t$,
   $t$3 months$t$,
   $t$₹16,000$t$,
   $t$A three-month online course on Paper II of the Sociology optional, meant for students who have completed Paper I.$t$,
   $t$Paper II looks easier than it is. The topics are familiar from newspapers and from General Studies, and answers often slip into general comment. The examiner expects sociology: concepts, studies and a clear perspective.

The course takes the syllabus in the printed order. For each topic the class fixes three things: the debate among sociologists, the field studies that support each side, and a current example that illustrates the point without replacing it.

There are two live classes a week and one written assignment. A session on the tenth week is kept for social data, especially how census and sample survey categories are defined and where they mislead.$t$,
   $t$Introducing Indian Society$t$,
   $t$Social Structure$t$,
   $t$Social Change in India$t$,
   $t$Ghurye's Indology, Srinivas's structural-functionalism and A. R. Desai's Marxist approach; the social background of nationalism; modernisation, protest movements and social reform under colonial rule. Each perspective is read with its strongest critics.$t$,
   $t$Village studies, agrarian structure, caste, tribe, class, kinship and religion. Each theme is taught with two or three named studies.

- Srinivas on Rampura
- Beteille on Sripuram
- Dumont and his critics on caste$t$,
   $t$Planning and development, rural transformation, industrialisation and urbanisation, politics, social movements, population dynamics and the challenges of inequality, violence, migration and environment. Students write one comparative answer for every unit.$t$,
   $t$Named field studies for every topic$t$,
   $t$A session on census and survey categories$t$,
   $t$Weekly assignment with comments$t$,
   $t$Link each Indian theme to a theory from Paper I$t$,
   $t$Bring recent examples into an answer without turning it into comment$t$,
   $t$Separate a sociological answer from a general one$t$,
   $t$Cite an appropriate study for each theme of the paper$t$,
   $t$Use social data with care about how it was defined$t$),
  (12, $t$essay-ethics-tests-centre$t$,
   $t$3 months$t$,
   $t$₹11,000$t$,
   $t$A centre-based series of six essay tests and six ethics tests with small-group feedback after each.$t$,
   $t$Essay and ethics are papers where reading alone does not raise the score. They depend on clarity of thought, honest examples and the ability to arrange an argument, and all three improve with rewriting.

Tests are held on Sundays, essay and ethics by turns. The essay paper has two essays in three hours, as in the examination. The ethics paper has both the theory section and the case studies.

In the week after each test, groups of eight meet an evaluator. Students read two copies other than their own, note what worked and then rewrite their own introduction, conclusion or case solution. The rewritten part is marked again.$t$,
   $t$Essay Tests$t$,
   $t$Ethics Theory Tests$t$,
   $t$Case Study Practice$t$,
   $t$Six papers, each with two sections. Topics include quotations, social questions, economy, science, environment and education. The evaluation sheet marks understanding of the topic, structure, examples, language and balance separately.$t$,
   $t$Questions on ethics in public and private life, attitude, aptitude, emotional intelligence, thinkers, probity in governance and the code of conduct. Students practise defining a term in two lines and giving one example.$t$,
   $t$Twenty-four cases over the series.

- Identify the people affected
- State the conflict of values
- List options with their costs
- Choose one and justify it
- Say how it would be carried out$t$,
   $t$Separate marks for five aspects of every essay$t$,
   $t$Peer reading in groups of eight$t$,
   $t$Rewritten portions evaluated a second time$t$,
   $t$Recognise the weak paragraph in your own writing and repair it$t$,
   $t$Finish both essays within three hours with equal care$t$,
   $t$Interpret an abstract essay topic and narrow it to an argument$t$,
   $t$Define ethical terms briefly with a fitting example$t$,
   $t$Resolve a case with a decision that can be carried out$t$),
  (13, $t$gs-mains-classroom$t$,
   $t$3 months$t$,
   $t$₹28,000$t$,
   $t$A three-month classroom course for the four General Studies papers of the main examination, with daily writing and weekly full papers.$t$,
   $t$Between the preliminary test and the main examination there is little time, and new reading is seldom the best use of it. This course turns what a student already knows into answers that can be written within the limits of space and time.

The syllabus of the four papers has been divided into sixty themes. Each class takes one, recalls the essential content in forty minutes and spends the rest on two questions: one written, one planned as an outline. Examples, committee recommendations and constitutional provisions are supplied on a single sheet.

On Sundays there is a full paper of three hours, evaluated by the following Thursday.$t$,
   $t$Papers I and II$t$,
   $t$Paper III$t$,
   $t$Paper IV and Full Tests$t$,
   $t$Indian heritage, modern history, society and geography, followed by Constitution, governance, social justice and international relations. Students prepare a set of short introductions based on definitions, articles and dated facts.$t$,
   $t$Economy, agriculture, science and technology, environment, disaster management and internal security, with stress on presentation.

- Flow charts for processes
- Diagrams for schemes and supply chains
- Short notes on laws and institutions$t$,
   $t$Ethics theory and case studies are covered in twelve classes. Twelve full papers are written over the three months, three for each General Studies paper, on the examination answer format with fixed space.$t$,
   $t$Sixty themes, each with a one-page sheet$t$,
   $t$Daily writing inside the classroom$t$,
   $t$Full paper every Sunday, evaluated by Thursday$t$,
   $t$Build answers from a small set of well-prepared examples$t$,
   $t$Review an evaluated copy and change one habit at a time$t$,
   $t$Understand the directive in a question and answer exactly that$t$,
   $t$Complete twenty questions in three hours$t$,
   $t$Use diagrams, maps and articles to save words$t$),
  (14, $t$bpsc-foundation-online$t$,
   $t$9 months$t$,
   $t$₹24,000$t$,
   $t$A nine-month online foundation course for the BPSC examination, taught in Hindi, with recorded lectures and live doubt sessions.$t$,
   $t$The course is meant for students who live away from coaching centres and need a complete programme at home. Lectures are recorded in short parts of thirty to forty minutes and can be watched at any hour, and downloaded where the connection is weak.

Twice a week there is a live session for doubts. Questions are collected through the app during the week and grouped by topic, so the session does not depend on who speaks first.

A monthly test covers everything taught till then. In the last three months answer writing is added, with one long answer and one short answer every week, evaluated and returned online.$t$,
   $t$Core Subjects$t$,
   $t$Bihar in Depth$t$,
   $t$Writing and Revision$t$,
   $t$History, geography, polity, economy and general science in one hundred and twenty recorded parts. Each part has a summary in Hindi, a list of English terms and ten questions for practice.$t$,
   $t$History, geography, economy, culture and administration of the State, in thirty parts.

- Mahajanapadas to the Palas
- Revolt of 1857 in Bihar
- North and south Bihar plains compared
- Agriculture, migration and industry$t$,
   $t$Answer writing for the two general studies papers, essay outlines and statistics practice. The last six weeks are for revision with a day-wise plan and four full-length preliminary tests to finish.$t$,
   $t$Lectures in Hindi with English terms$t$,
   $t$Downloadable parts for weak connections$t$,
   $t$Two live doubt sessions every week$t$,
   $t$Answer preliminary questions from every part of the syllabus$t$,
   $t$Write long answers that meet the demand of the question$t$,
   $t$Study independently with a clear weekly plan$t$,
   $t$Explain general studies topics in correct Hindi or English$t$,
   $t$Describe Bihar's geography and economy with a sketch map$t$),
  (15, $t$sociology-revision-classroom$t$,
   $t$2 months$t$,
   $t$₹14,000$t$,
   $t$A two-month classroom revision programme for the Sociology optional, with theme-wise past questions and eight tests.$t$,
   $t$The programme takes for granted that the syllabus has been read once. It does not repeat lectures. Instead, it goes through the questions of earlier years, grouped by theme, and asks what each one wanted and how it could have been answered in the given space.

Three classes a week are for questions and one is for comparison of thinkers. Saturdays are for tests: four on parts of the syllabus and four on full papers.

Students are asked to bring their own notes and to reduce them, week by week, until both papers fit in forty pages. These pages are checked by the teacher for gaps and errors.$t$,
   $t$Theme-wise Past Questions$t$,
   $t$Thinkers in Comparison$t$,
   $t$Tests and Correction$t$,
   $t$Questions of earlier years are grouped under each line of the syllabus. The class plans every question aloud, writes one in full and records the examples, thinkers and studies that fit the theme.$t$,
   $t$Eight classes in which thinkers meet on a common question.

- Marx and Weber on class and power
- Durkheim and Weber on religion
- Parsons and Merton on function
- Mead and the idea of the self$t$,
   $t$Four sectional and four full-length tests, each corrected in the presence of the student where possible. A short list of repeated faults is kept for every student and checked in the next test.$t$,
   $t$Past questions grouped by syllabus line$t$,
   $t$Notes reduced to forty checked pages$t$,
   $t$Eight tests with a record of repeated faults$t$,
   $t$Revise both papers from forty pages of your own notes$t$,
   $t$Remove the faults that cost marks in earlier attempts$t$,
   $t$Recognise what a question is really asking within a minute$t$,
   $t$Compare thinkers on a theme without listing their biographies$t$,
   $t$Write within the given space and still complete the argument$t$),
  (16, $t$mains-test-series-online$t$,
   $t$4 months$t$,
   $t$₹13,500$t$,
   $t$Sixteen online descriptive tests for the General Studies and essay papers, evaluated with comments in the margin.$t$,
   $t$The tests are printed by the student, written by hand within the time limit and uploaded as a single file. Handwriting, spacing and speed are part of the preparation, so typed answers are not accepted.

Eight tests are sectional, with ten questions in ninety minutes. Eight are full-length: six in General Studies and two in essay. The evaluator writes in the margin beside the line concerned, gives marks question by question and adds a summary of three points to work on.

Model outlines are provided in place of model answers. They show the order of points, the facts worth quoting and the likely conclusion, and leave the writing to the student.$t$,
   $t$Sectional Tests$t$,
   $t$Full-Length General Studies$t$,
   $t$Essay Papers$t$,
   $t$Eight tests of ten questions each, two on every General Studies paper. The syllabus for each is announced three weeks ahead, along with five short readings that add examples rather than theory.$t$,
   $t$Six full papers of three hours, written in one sitting.

- One each on Papers I to IV
- Two repeated on the student's weaker papers
- Marks for each question and each directive word$t$,
   $t$Two full essay papers with two essays each. Before the first, there is a recorded class on choosing topics and planning. After each, the evaluator marks the outline and the essay separately.$t$,
   $t$Handwritten answers with comments in the margin$t$,
   $t$Model outlines in place of model answers$t$,
   $t$Full papers repeated where a student is weaker$t$,
   $t$Use evaluator comments to set three targets for the next test$t$,
   $t$Turn a bare outline into a complete answer on your own$t$,
   $t$Write a full paper by hand within three hours$t$,
   $t$Read a directive word and shape the answer to it$t$,
   $t$Plan an essay so that each paragraph carries one idea$t$)
)
insert into "Course Details" (id, slug, "Duration", "Fees", description, "CourseOverview", "ModuleHeading_1", "ModuleHeading_2", "ModuleHeading_3", "Module_1", "Module_2", "Module_3", "KeyFeature_p1", "KeyFeature_p2", "KeyFeature_p3", "KeyFeature_p4", "KeyFeature_p5", "LearningOutcome_1", "LearningOutcome_2", "LearningOutcome_3", "Title", "BuyURL", "CourseImage")
select pages.*, title, "BuyURL", thumbnail from pages join "Course Section" using (id)
on conflict (id) do nothing;
