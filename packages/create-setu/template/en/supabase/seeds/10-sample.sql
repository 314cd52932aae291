-- Sample content: courses, free resources and articles that show how the site works. Delete this file, or
-- put your own rows in the place of these, before the first start; later, change the tables themselves.
insert into "Course Section" (id, title, description, date, category, thumbnail, "ViewMore", "isFeatured", mode) values
  (1, $t$Sample: General Studies Foundation$t$, $t$A year of General Studies, from school textbooks to the written papers, taught live with recordings.$t$, current_date - 7, $t$General Studies$t$, $t$/art/books.svg$t$, $t$/sample-foundation$t$, true, 'online'),
  (2, $t$Sample: Sociology Optional$t$, $t$Both papers of the optional subject in six months, with an answer to write every week.$t$, current_date - 14, $t$Optional Subjects$t$, $t$/art/reading.svg$t$, $t$/sample-sociology$t$, true, 'offline'),
  (3, $t$Sample: Written Papers Test Series$t$, $t$Sixteen written tests, each returned with comments on what to change in the next one.$t$, current_date - 21, $t$Test Series$t$, $t$/art/writing.svg$t$, $t$/sample-test-series$t$, false, 'online')
on conflict (id) do nothing;

insert into "Course Details" (id, slug, "Title", "Duration", "Fees", description, "CourseOverview", "ModuleHeading_1", "Module_1", "ModuleHeading_2", "Module_2", "KeyFeature_p1", "KeyFeature_p2", "LearningOutcome_1", "LearningOutcome_2") values
  (1, $t$sample-foundation$t$, $t$Sample: General Studies Foundation$t$, $t$12 months$t$, $t$₹40,000$t$,
   $t$A year of General Studies for both stages of the examination. This course is a sample.$t$,
   $t$Each subject begins with the basic textbooks and ends with questions of earlier years.

A normal week has:

- four live classes, recorded the same evening
- one objective test
- one answer to write and discuss$t$,
   $t$Polity and governance$t$, $t$Constitution, Parliament, the executive, the judiciary and local government.$t$,
   $t$Economy and environment$t$, $t$Budget, banking, agriculture, ecology and the law around them.$t$,
   $t$Recordings until the end of the course$t$, $t$One evaluated answer every week$t$,
   $t$Connect a current issue to the line of the syllabus it belongs to$t$, $t$Write a structured answer of 150 words in eight minutes$t$),
  (2, $t$sample-sociology$t$, $t$Sample: Sociology Optional$t$, $t$6 months$t$, $t$₹30,000$t$,
   $t$Both papers of the Sociology optional in the classroom. This course is a sample.$t$,
   $t$Thinkers and concepts first, Indian society second, and each chapter closes with a written test.$t$,
   $t$Paper I$t$, $t$Thinkers, methods, stratification, work, politics, religion and social change.$t$,
   $t$Paper II$t$, $t$Indian society: caste, tribe, class, family, village, city and social movements.$t$,
   $t$Classes of at most forty students$t$, $t$Every answer returned within a week$t$,
   $t$Use a thinker as an argument, not as an ornament$t$, $t$Illustrate a concept with a case from India$t$),
  (3, $t$sample-test-series$t$, $t$Sample: Written Papers Test Series$t$, $t$4 months$t$, $t$₹12,000$t$,
   $t$Sixteen written tests for the main examination. This course is a sample.$t$,
   $t$You write on paper at home, send a scan, and receive comments on content, structure and time.$t$,
   $t$First eight tests$t$, $t$One paper at a time, half of its syllabus in each test.$t$,
   $t$Last eight tests$t$, $t$Whole papers under the conditions of the examination.$t$,
   $t$A model plan for every question$t$, $t$A talk about each fourth test$t$,
   $t$Finish a paper in its time$t$, $t$See what costs you marks again and again$t$)
on conflict (id) do nothing;

insert into resources (id, title, image, href, category) values
  (1, $t$How to read a newspaper$t$, $t$/art/reading.svg$t$, $t$/daily-current-affairs-analysis/1$t$, $t$Current Affairs$t$),
  (2, $t$Editorial analysis$t$, $t$/art/books.svg$t$, $t$/editorial-analysis$t$, $t$Current Affairs$t$),
  (3, $t$Answer writing practice$t$, $t$/art/writing.svg$t$, $t$/daily-answer-writing$t$, $t$General Studies$t$)
on conflict (id) do nothing;

insert into "Articles" (id, title, category, content, created_at) values
  (1, $t$Sample: How to Read a Newspaper for the Examination$t$, $t$Daily Current Affairs Analysis$t$,
   $t$An hour with a newspaper is enough, if you know what you look for. This article is a sample.

Before you read:

- Keep the syllabus beside you. A report that belongs to no line of it can wait.
- Look for institutions, laws, reports and terms. Persons and quarrels pass.

While you read:

1. Ask what the institution may do, and where that is written.
2. Ask who pays, who decides and who is answerable.
3. Note one line for each: the issue, the arguments on both sides, a way forward.

A notebook by subject is read again; a notebook by date is not.$t$, now() - interval '3 hours'),
  (2, $t$Sample: Taking an Editorial Apart$t$, $t$Editorial Analysis$t$,
   $t$An editorial is an argument, and an argument has parts. This article is a sample.

Find the claim first: what should be done, by whom? Then the reasons, and after each the evidence. Then ask what is left out: who loses, what it costs, which fact would change the writer's mind.

In an answer use the claim of one side and the best reason of the other. The examiner looks for a judgement that has heard both.$t$, now() - interval '4 hours'),
  (3, $t$Sample: Five Terms of the Budget$t$, $t$Facts of the Day$t$,
   $t$Terms that return every year. This article is a sample.

- Revenue receipts: what comes in without a new debt and without giving up an asset.
- Capital expenditure: what builds something that lasts.
- Fiscal deficit: all spending less all receipts but borrowing.
- Primary deficit: the fiscal deficit less the interest that is paid.
- Cess: a tax for a named purpose, which the Union need not share with the States.$t$, now() - interval '5 hours'),
  (4, $t$Sample: Local Government and Its Money$t$, $t$Daily Answer Writing$t$,
   $t$Question: "Devolution of functions without finances weakens local government." Discuss. (150 words)

This article is a sample.

A plan:

1. Begin with what the Constitution asks the States to devolve.
2. Show the gap: few taxes of their own, grants that come late and tied.
3. Give the other side: weak accounts, little capacity, fear of misuse.
4. Close with a way forward: State Finance Commissions in time, property tax, audits in public.$t$, now() - interval '6 hours')
on conflict (id) do nothing;

insert into "Questions" (id, day, number, article_id, stem, statements, line, options, answer, explanation, topics) values
  (1, current_date, 1, '3', $t$Consider the following statements:$t$,
   array[$t$The fiscal deficit is all spending less all receipts but borrowing.$t$, $t$The primary deficit is the fiscal deficit less the interest that is paid.$t$, $t$Money that is borrowed is a revenue receipt.$t$],
   $t$Which of the statements given above is/are correct?$t$, array['1 only', '1 and 2 only', '2 and 3 only', '1, 2 and 3'], 'b',
   $t$Money that is borrowed must be paid back: it is a capital receipt. This question is a sample.$t$, array['Economy']),
  (2, current_date, 2, '3', $t$Which one of the following need the Union not share with the States?$t$, '{}', null,
   array['Income tax', 'Corporation tax', 'Central goods and services tax', 'A cess for a named purpose'], 'd',
   $t$Article 270 leaves out of the shared taxes surcharges and cesses for named purposes. This question is a sample.$t$, array['Economy']),
  (3, current_date, 3, '4', $t$Who constitutes the Finance Commission of a State?$t$, '{}', null,
   array['The President', 'The Governor', 'The Chief Minister', 'The State Election Commission'], 'b',
   $t$Article 243-I: the Governor, at the expiration of every fifth year. This question is a sample.$t$, array['Polity'])
on conflict (id) do nothing;
