import { type Static, Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Count,
  CreatedAt,
  Flag,
  Id,
  Integer,
  List,
  ListOf,
  ListQuery,
  Locale,
  limits,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import {
  completedRun,
  onboarding as example,
  onboardingQuestion,
  onboardingRun,
  waitingRun,
} from './examples/onboarding.ts'
import { AnswerCheck } from './knowledge_gaps.ts'
import { SourceFailure } from './knowledge_sources.ts'
import { defineOperation } from './operation.ts'
import {
  answerVerdicts,
  onboardingRunStatuses,
  onboardingRunSteps,
  onboardingSteps,
  questionOrigins,
  questionVerdicts,
} from './vocabulary.ts'

const PartPath = Type.String({
  maxLength: 500,
  pattern: '^/[^\\s\\u0000\\uD800-\\uDFFF?#]*$',
  'x-rule': 'must be a path that starts with "/"',
})

const Problem = ClosedObject(
  {
    step: OneOf(onboardingRunSteps, 'The step in which it happened.'),
    url: Type.Optional(Url('The website it is about, if any.')),
    source_id: Type.Optional(Id('The source it is about, if any.')),
    ...SourceFailure.properties,
  },
  { title: 'onboarding_problem', description: 'Something that went wrong, and what to do about it.' },
)

const Choice = ClosedObject(
  {
    url: Url('The website.'),
    pages: Count('How many pages were found, from its sitemap or its first page.'),
    parts: ListOf(
      ClosedObject({
        path: Text('The part: all pages under this path.', 500),
        pages: Count('How many pages were found there.'),
      }),
      { description: 'The parts of the site, largest first.' },
    ),
  },
  { description: 'What to choose from. Only while the run is waiting at `choose_parts`.' },
)

export const OnboardingRun = Resource(
  'onboarding_run',
  'A background run that turns websites, texts or files into an agent that answers.',
  {
    id: Id(),
    status: OneOf(
      onboardingRunStatuses,
      '`waiting`: a large site needs your choice. `stopped`: it was skipped, or replaced by a later run.',
    ),
    step: OneOf(onboardingRunSteps, 'What the run is doing right now.'),
    websites: ListOf(Url(), { description: 'The addresses it was started with.' }),
    locale: Type.Optional(Locale('The language of the agent. Taken from the pages unless you sent it.')),
    agent: Type.Optional(Slug('The agent it sets up. Absent until it exists.')),
    source_ids: Type.Array(Id(), { description: 'The sources it reads.' }),
    skipped: ListOf(OneOf(onboardingSteps), { description: 'The steps it skips.' }),
    pages: ClosedObject(
      {
        read: Count('How many are read.'),
        found: Count('How many are known. Grows while a site is explored.'),
      },
      { description: 'The progress of reading, over all sources.' },
    ),
    choice: Type.Optional(Choice),
    catalog_generation_id: Type.Optional(Id('The generation that proposed services and a voice profile.')),
    voice_profile_id: Type.Optional(
      Id('The voice profile it gave to agents. `POST /onboarding/undo_voice` removes it.'),
    ),
    problems: ListOf(Problem, {
      description: 'What went wrong. Later steps continue where that makes sense.',
    }),
    created_at: CreatedAt,
    completed_at: Type.Optional(Timestamp('When it was completed, failed or stopped.')),
  },
)
export type OnboardingRun = Static<typeof OnboardingRun>

const Step = ClosedObject(
  {
    key: OneOf(onboardingSteps, 'What is set up. Stable, for programs. More may be added.'),
    done: Flag('Whether anything is there.'),
    skipped: Flag('Whether it was skipped.'),
    count: Count(
      'How many there are: sources that were read, profile fields, agents, agents with an appearance, services and proposals, agents with a voice profile, questions that you judged.',
    ),
    href: Text("The dashboard's page for it, as a path within the organization.", 200),
  },
  { title: 'onboarding_step' },
)

export const Onboarding = Resource(
  'onboarding',
  'How far the setup of the organization is, and the latest run. It is computed on every call.',
  {
    skipped: Flag('Whether onboarding was skipped. Starting a run resets this.'),
    steps: ListOf(Step, { description: 'What there is to set up, in order.' }),
    run: Type.Unsafe<OnboardingRun | null>({
      anyOf: [OnboardingRun, { type: 'null' }],
      description: 'The latest run. `null` if there was none.',
    }),
  },
)

export const OnboardingQuestion = Resource(
  'onboarding_question',
  'A question that visitors of an organization like this ask, with the reply that the agent would give.',
  {
    id: Id(),
    agent: Slug('The agent that is asked.'),
    question: Text('The question.'),
    origin: OneOf(
      questionOrigins,
      'Where it comes from: a question on your pages, a heading, a service, or what is usually asked.',
    ),
    answered: Flag('Whether the agent can answer it, as the latest check found.'),
    check: Type.Optional(AnswerCheck),
    sources: ListOf(
      ClosedObject({
        source_id: Id('The source.'),
        title: Name('Its title, or that of the page.'),
        url: Type.Optional(Url('The page. Only for pages and sites.')),
      }),
      { description: 'What the reply comes from.' },
    ),
    verdict: Nullable(
      OneOf(
        questionVerdicts,
        'Your verdict on the reply. `answered`: you wrote the answer. `null` until you decide.',
      ),
    ),
    knowledge_gap_id: Type.Optional(Id('The gap for it while it has no answer.')),
    standing_check_id: Type.Optional(Id('The standing check that a right reply became.')),
    knowledge_source_id: Type.Optional(Id('The source with the answer that you wrote.')),
    created_at: CreatedAt,
  },
)

const parts = {
  parts: ListOf(PartPath, {
    minItems: 1,
    uniqueItems: true,
    description: 'Read only the pages under these paths, and the first page.',
  }),
  max_pages: Integer('The maximum number of pages to read from each site. Defaults to 200.', {
    minimum: 1,
    maximum: 5000,
  }),
}

const read = { group: 'Onboarding', access: 'read' } as const
const write = { group: 'Onboarding', access: 'write' } as const

export const onboarding = {
  getOnboarding: defineOperation({
    ...read,
    id: 'getOnboarding',
    method: 'GET',
    path: '/onboarding',
    summary: 'Get the state of onboarding',
    description:
      'Returns what is set up, and the latest run as it stands: its status and step, the pages read and found, and what to do if a site could not be read.',
    response: Onboarding,
    answer: example,
  }),
  startOnboarding: defineOperation({
    ...write,
    id: 'startOnboarding',
    method: 'POST',
    path: '/onboarding',
    activity: true,
    dryRun: false,
    summary: 'Set up an agent from a website',
    description:
      'Send `websites`, `text`, `source_ids` (uploaded files, for example), or several of them. In the background, they are read, the profile is filled in, an agent is created if there is none, services and a voice profile are proposed, and ten questions are answered. Existing objects are kept. While a run of the same websites is in progress, that one is returned; a run of other websites stops it. A site with more than 200 pages waits for your choice, unless you send `parts` or `max_pages`.',
    body: Changes({
      websites: ListOf(Url(), {
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        description: 'Where reading each site starts.',
      }),
      text: NonBlankText('Plain text or Markdown about the organization.', limits.source),
      source_ids: ListOf(Id(), {
        minItems: 1,
        uniqueItems: true,
        description: 'Sources that you have added.',
      }),
      locale: Locale('The language of the agent. Defaults to the language of the pages.'),
      agent: Slug('The agent to set up. Defaults to the first one; without any, one is created.'),
      agent_name: Name("The name of a new agent. Defaults to the organization's name."),
      skip: ListOf(OneOf(onboardingSteps), { uniqueItems: true, description: 'Steps to skip.' }),
      ...parts,
    }),
    status: 202,
    response: OnboardingRun,
    errors: ['parameter_missing', 'resource_archived'],
    example: { text: '# Opening hours\n\nWe are open from Monday to Friday, 9 to 17.' },
    answer: onboardingRun,
  }),
  continueOnboarding: defineOperation({
    ...write,
    id: 'continueOnboarding',
    method: 'POST',
    path: '/onboarding/continue',
    activity: true,
    dryRun: false,
    summary: 'Choose the parts of a large site',
    description:
      'Tells a run that is waiting at `choose_parts` which parts of the site in `choice` to read. Without `parts`, pages are read in order until `max_pages`. Refused if no run is waiting.',
    body: Changes(parts),
    status: 202,
    response: OnboardingRun,
    errors: ['not_revertible'],
    example: { parts: ['/services'], max_pages: 100 },
    answer: { ...onboardingRun, source_ids: [], pages: waitingRun.pages },
  }),
  skipOnboarding: defineOperation({
    ...write,
    id: 'skipOnboarding',
    method: 'POST',
    path: '/onboarding/skip',
    summary: 'Skip a step, or all of onboarding',
    description:
      'With `step`, that step is skipped, even by a run that has not reached it yet. Without it, the run in progress stops. Existing objects are kept, and sources are still read to the end.',
    body: Changes({ step: OneOf(onboardingSteps, 'The step. All of them by default.') }),
    response: Onboarding,
    example: { step: 'voice' },
    answer: { ...example, skipped: true },
  }),
  undoOnboardingVoice: defineOperation({
    ...write,
    id: 'undoOnboardingVoice',
    method: 'POST',
    path: '/onboarding/undo_voice',
    summary: 'Remove the voice profile from onboarding',
    description:
      'Removes the voice profile that the latest run gave to agents, and archives it. Refused if there is none.',
    response: Onboarding,
    errors: ['not_revertible'],
    answer: { ...example, run: { ...completedRun, voice_profile_id: undefined } },
  }),
  listOnboardingQuestions: defineOperation({
    ...read,
    id: 'listOnboardingQuestions',
    method: 'GET',
    path: '/onboarding/questions',
    summary: 'List onboarding questions',
    description:
      'Returns the questions of the latest run with the replies that the agent would give, in order.',
    query: ListQuery({}),
    response: List(OnboardingQuestion),
    answer: listOf(onboardingQuestion),
  }),
  judgeOnboardingQuestion: defineOperation({
    ...write,
    id: 'judgeOnboardingQuestion',
    method: 'POST',
    path: '/onboarding/questions/{id}/verdict',
    dryRun: false,
    summary: 'Review an onboarding reply',
    description:
      'Send `verdict`, or `answer`. `right`: the question becomes a standing check. `wrong`: it becomes a gap, and the same reply does not count as an answer again. With `answer`, your text becomes a source that answers the question; the next check follows once it is read.',
    body: Changes({
      verdict: OneOf(answerVerdicts, '`right`: the reply answers the question. `wrong`: it does not.'),
      answer: NonBlankText('The answer, as a visitor should read it.', 5000),
    }),
    response: OnboardingQuestion,
    errors: ['parameter_missing', 'resource_archived'],
    example: { verdict: 'right' },
    answer: { ...onboardingQuestion, verdict: 'right', standing_check_id: 5 },
  }),
}
