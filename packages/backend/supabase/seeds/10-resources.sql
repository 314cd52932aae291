-- Free resources for the home page carousel (sample content).
insert into resources (id, title, image, href, category) values
  (1, $t$The Preamble, phrase by phrase$t$, $t$/art/motifs/polity.svg$t$, $t$/article/25$t$, $t$General Studies$t$),
  (2, $t$Daily current affairs$t$, $t$/art/motifs/current-affairs.svg$t$, $t$/daily-current-affairs-analysis$t$, $t$Current Affairs$t$),
  (3, $t$BPSC prelims batch$t$, $t$/art/motifs/bpsc.svg$t$, $t$/bpsc-prelims-batch$t$, $t$BPSC$t$),
  (4, $t$Sociology optional$t$, $t$/art/motifs/sociology.svg$t$, $t$/sociology-optional-online$t$, $t$Sociology$t$),
  (5, $t$Answer writing practice$t$, $t$/art/motifs/essay.svg$t$, $t$/daily-answer-writing$t$, $t$Test Series$t$),
  (6, $t$Inflation terms explained$t$, $t$/art/motifs/economy.svg$t$, $t$/article/40$t$, $t$General Studies$t$),
  (7, $t$Reading The Hindu$t$, $t$/art/motifs/environment.svg$t$, $t$/what-to-read-in-the-hindu$t$, $t$Current Affairs$t$),
  (8, $t$Indian society: Paper II$t$, $t$/art/motifs/geography.svg$t$, $t$/sociology-paper-two-online$t$, $t$Sociology$t$),
  (9, $t$Reading The Indian Express$t$, $t$/art/motifs/history.svg$t$, $t$/what-to-read-in-indian-express$t$, $t$Current Affairs$t$),
  (10, $t$Prelims mock tests$t$, $t$/art/motifs/test-series.svg$t$, $t$/prelims-test-series-online$t$, $t$Test Series$t$),
  (11, $t$Editorial analysis$t$, $t$/art/motifs/ethics.svg$t$, $t$/editorial-analysis$t$, $t$Current Affairs$t$),
  (12, $t$Facts for State PCS$t$, $t$/art/motifs/science.svg$t$, $t$/facts-of-the-day$t$, $t$BPSC$t$)
on conflict (id) do nothing;
