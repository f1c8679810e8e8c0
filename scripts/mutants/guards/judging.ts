import { guardsOf } from '../mutant.ts'

const engine = 'packages/engine/src/knowledge'
const answer = `${engine}/answer`
const judging = [`${answer}/**/*.test.ts`]
const matching = [`${engine}/same_question/*.test.ts`]
const server = 'packages/server/src'

/** What keeps a judgement from promising too much, and questions from being taken for others. */
export const judgingGuards = [
  ...guardsOf(`${answer}/judge.ts`, judging, [
    ['what a thing costs is not told by what else it is', 'sort_missed > 0 && isSure(sort)', 'false'],
    ['what is named nowhere is not there', ' || thing_missed > 0', ''],
    ['what is most relevant is told first', 'other.relevance - one.relevance', '0'],
    [
      'nothing near is told apart',
      "every(({ band }) => band === 'far')",
      "some(({ band }) => band === 'far')",
    ],
  ]),
  ...guardsOf(`${answer}/probability.ts`, judging, [
    ['little knowledge is judged as such', 'const few = 1 - place(', 'const few = 0 * place('],
  ]),
  ...guardsOf(`${answer}/relevance.ts`, judging, [
    ['an introduction stands back', 'introduces(view, views) ? introductionShare : 0', 'false ? 0 : 0'],
    ['only what stands under the same headings is introduced', 'heading === other.trail[at]', 'true'],
  ]),
  ...guardsOf(`${answer}/asked.ts`, judging, [
    ['words that only ask need no answer', 'wanted?.words.includes(word) ? 0 :', 'false ? 0 :'],
    ['small talk is not asked about', 'withoutSmallTalk(text, language)', 'text'],
  ]),
  ...guardsOf(`${answer}/hits.ts`, judging, [
    ['a slip of the hand is understood', '!word.isKnown && isNearOne(word, terms)', 'false'],
    ['words for one matter stand for each other', '? kinship : 0', '? 0 : 0'],
  ]),
  ...guardsOf(`${answer}/sorts/index.ts`, judging, [
    ['a name that was asked about answers nothing', 'some((name) => !isAsked(name))', 'some(() => true)'],
    ['the matter is told from the words that ask', '.filter((word) => !isMatter(word))', ''],
  ]),
  ...guardsOf(`${answer}/word_answer.ts`, judging, [
    ['a second statement must add', ' && added(asked, said, hits) >= worthSaying * all', ''],
    ['a second statement is to the point', 'value >= nearlyAsMuch * most && ', ''],
  ]),
  ...guardsOf(`${engine}/same_question/match_gap.ts`, matching, [
    [
      'another name or number makes another question',
      'if (areAboutDifferentThings(',
      'if (false && areAboutDifferentThings(',
    ],
    ['what is not alike enough is another question', 'likeness > needed && (', '('],
    ['the most alike gap takes the question', '|| likeness > best.likeness)', ')'],
    ['a match looks at a bounded number', 'return heard.slice(0, mostHeard)', 'return heard'],
  ]),
  ...guardsOf(
    `${server}/runtime/open_knowledge.ts`,
    [`${server}/resources/knowledge/*.test.ts`, `${server}/resources/answer_checks/*.test.ts`],
    [['facts of passages are facts, too', 'factsAlone ? evidenceKinds : query.kinds', 'query.kinds']],
  ),
  ...guardsOf(
    `${engine}/passages/join_tiny.ts`,
    [`${engine}/**/*.test.ts`],
    [['what would be parted again is not joined', 'if (blocksWords(blocks) > most) return null', '']],
  ),
  ...guardsOf(
    `${server}/ingestion/ingest.ts`,
    [`${server}/ingestion/*.test.ts`],
    [
      [
        'a run whose workers died is ended',
        'if (run) await fail(tenant, run, unexpected',
        'if (false) await fail(tenant, run!, unexpected',
      ],
    ],
  ),
  ...guardsOf(
    `${server}/resources/ingestion_runs/service.ts`,
    [`${server}/ingestion/ingest.test.ts`],
    [['an approval does not carry the facts', 'told(row), told(approved)', 'row, approved']],
  ),
  ...guardsOf(
    `${server}/operator/backup/read.ts`,
    [`${server}/operator/backup/*.test.ts`],
    [
      [
        'a restore that fails leaves nothing behind',
        "await session.unsafe('rollback').catch(() => {})",
        "await session.unsafe('commit')",
      ],
    ],
  ),
]
