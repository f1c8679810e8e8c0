import { Type } from 'typebox'
import {
  AnyObject,
  ClosedObject,
  Count,
  Flag,
  Id,
  Integer,
  Key,
  Nullable,
  OneOf,
  Resource,
  Text,
  Url,
} from './common.ts'
import { SlotValue } from './conversations.ts'
import { CostOrNull, tokenCounts } from './costs.ts'
import {
  answerLevels,
  checkReasons,
  evidenceBands,
  evidenceKinds,
  lookUpVerdicts,
  personWantedReasons,
  phaseMoveReasons,
  refusalRules,
  responderFailures,
  roundEnds,
  standIns,
  turnActions,
  turnEndings,
  turnToolNames,
  unsearchedReasons,
} from './vocabulary.ts'

/** Why an agent said what it said. */

const anything = Type.Unsafe<object>({ type: 'object', additionalProperties: true })

const evidenceReference = {
  kind: OneOf(evidenceKinds, 'What it is.'),
  id: Id('Its id, unique among those of its kind.'),
}

const PhaseMoveReasonSchema = () =>
  OneOf(phaseMoveReasons, 'Why the phase was left: it was done, or its turns were used up.')

export const TurnOutcome = ClosedObject(
  {
    questions: Type.Array(
      ClosedObject(
        {
          text: Text('The question.'),
          answered: OneOf(
            answerLevels,
            'Whether it was answered. `partly`: by offering what may have been meant.',
          ),
          evidence: Type.Array(ClosedObject(evidenceReference, { title: 'evidence_reference' }), {
            description: 'What the answer is based on. `passages` has the texts.',
          }),
          unsearched: Type.Optional(
            OneOf(
              unsearchedReasons,
              'Why nothing was looked up: the phase does not consult the knowledge, or the search was not available. Absent if it was looked up.',
            ),
          ),
        },
        { title: 'question_outcome', description: 'A question of the visitor, and whether it was answered.' },
      ),
      { description: 'What the visitor asked.' },
    ),
    asked_slot: Nullable(Key('The slot that the reply asked for. `null` if it asked for none.')),
    captured: Type.Array(
      ClosedObject(
        {
          slot: Key('The slot that was answered.'),
          corrected: Flag('`true` if it replaced an earlier answer.'),
        },
        { title: 'captured_slot' },
      ),
      { description: 'The slots that were answered.' },
    ),
    phase_moves: Type.Array(
      ClosedObject(
        { phase: Key('The key of the phase that was entered.'), because: PhaseMoveReasonSchema() },
        { title: 'phase_move' },
      ),
      { description: 'The phases that were entered, in order.' },
    ),
    person_wanted: Nullable(
      OneOf(
        personWantedReasons,
        'Why a person is wanted since this turn: the visitor asked for one, left a message, or could not be answered. `null` if nobody is.',
      ),
    ),
    gaps: Type.Array(Text(), { description: 'The questions that the knowledge does not answer.' }),
    actions: Type.Array(OneOf(turnActions), {
      description: 'What the agent did beside its words, in order.',
    }),
    ended: OneOf(turnEndings, 'How the turn ended. `completed`: the conversation ended with it.'),
    rounds: Count('How many responses of a model the turn took. 0 without a model.'),
  },
  { title: 'turn_outcome', description: 'What came of the turn.' },
)

const Passage = ClosedObject(
  {
    ...evidenceReference,
    title: Text('Where it stands: its source and headings.'),
    text: Text('What it said at the time.', 100_000),
    url: Type.Optional(Url('Its public address. Absent if it has none.')),
  },
  { title: 'trace_passage', description: 'A piece of the knowledge.' },
)

const Call = ClosedObject(
  {
    tool: Type.Optional(OneOf(turnToolNames, 'The tool. Absent if there is none of this name.')),
    name: Text('The name that the model called.', 1000),
    arguments: Type.Unknown({ description: 'What it was called with.' }),
    result: Text('What the model was told.', 100_000),
    ok: Flag('`false` if the call was refused or failed.'),
  },
  { title: 'tool_call', description: 'A call of a tool.' },
)

const RefusedSentence = ClosedObject(
  {
    sentence: Text('The sentence. The visitor did not see it.'),
    because: Text('Why, as the model was told.'),
    rule: OneOf(
      refusalRules,
      'The rule: a figure that nothing states, an action that did not happen, words of a prompt, or a banned phrase.',
    ),
  },
  { title: 'refused_sentence', description: 'A sentence that was kept from the visitor.' },
)

const Round = ClosedObject(
  {
    text: Text('What was said.', 100_000),
    calls: Type.Array(Call, { description: 'The tools that were called, in order.' }),
    refused: Type.Array(RefusedSentence, { description: 'The sentences that were kept from the visitor.' }),
    end: OneOf(roundEnds, 'How it ended.'),
    failure: Type.Optional(
      ClosedObject(
        { reason: OneOf(responderFailures, 'The kind of failure.'), message: Text('What happened.') },
        { title: 'responder_failure', description: 'Why the model gave no response. Absent if it did.' },
      ),
    ),
    model: Text('The model that responded.'),
    tokens: ClosedObject(tokenCounts, { title: 'round_tokens', description: 'What it used.' }),
    milliseconds: ClosedObject(
      {
        first: Nullable(Count('Until the first words or the first call. `null` if nothing came.')),
        total: Count('Until its end.'),
      },
      { title: 'round_milliseconds', description: 'How long it took.' },
    ),
  },
  { title: 'round', description: 'One response of the model, and what came of it.' },
)

const LookedUpQuestion = ClosedObject(
  {
    question: Text('The question.'),
    verdict: OneOf(lookUpVerdicts, 'What the search came to.'),
    probability: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'How sure it is that it can be answered, from 0 to 1.',
      }),
    ),
    reason: Type.Optional(OneOf(checkReasons, 'Why it cannot be answered. Absent if it can.')),
    facts: Type.Optional(
      Type.Array(
        ClosedObject(
          {
            ...evidenceReference,
            text: Text('The statement.'),
            score: Type.Number({ description: 'How well it matches.' }),
          },
          { title: 'cited_fact' },
        ),
        { description: 'The statements that answer it.' },
      ),
    ),
    reachable: Type.Optional(
      Type.Array(
        ClosedObject(
          { ...evidenceReference, band: OneOf(evidenceBands, 'How near it is.') },
          { title: 'near_evidence' },
        ),
        { description: 'What lies nearest, whether or not it answers.' },
      ),
    ),
  },
  { title: 'looked_up_question', description: 'What the built-in search found for a question.' },
)

const CapturedAnswer = ClosedObject(
  {
    slot: Key('The slot that was answered.'),
    value: SlotValue,
    message_id: Id('The message with the words.'),
    quote: Text("The visitor's words."),
  },
  { title: 'captured_answer' },
)

const Prompt = ClosedObject(
  {
    system: Text(
      'The part that is the same in every turn, with the knowledge and the settings as they are now.',
      1_000_000,
    ),
    messages: Type.Array(
      ClosedObject(
        {
          role: OneOf(['user', 'assistant', 'tool'] as const, 'Who speaks.'),
          text: Text('What is said, called or returned.', 200_000),
        },
        { title: 'prompt_message', description: 'One message.' },
      ),
      { description: 'The conversation before the reply, the latest message of the visitor last.' },
    ),
  },
  { title: 'prompt', description: 'What the model was given. Only with `include=prompt`, and with a model.' },
)

const Reasoner = (what: string) => Text(`Who ${what}: \`builtin\`, or the name of the model.`)

export const MessageTrace = Resource('message_trace', 'Why the agent said what it said, for debugging.', {
  message_id: Id('The message of the agent that is explained.'),
  conversation_id: Id('The conversation it belongs to.'),
  outcome: TurnOutcome,
  rounds: Type.Array(Round, {
    description: 'The responses of the model, in order. Empty without a model.',
  }),
  passages: Type.Array(Passage, {
    description: 'What was found for the message, and what the answers are based on, as it was at the time.',
  }),
  stand_in: Nullable(
    OneOf(
      standIns,
      'What came in place of an answer of the model: an honest sentence, or what the search found. `null` if the model answered, or none is set.',
    ),
  ),
  unsupported: Nullable(
    Type.Array(Text(), {
      description:
        'The sentences that the sources do not support, by the judgement of a second call. `null` if they were not checked.',
    }),
  ),
  prompt: Type.Optional(Prompt),
  plan: Type.Array(anything, {
    description:
      'What the built-in responder decided to say, in order. Its shape may change between releases. Empty with a model.',
  }),
  phase: ClosedObject(
    {
      before: Key('The key of the phase before the message.'),
      after: Key('The key of the phase after it.'),
      because: Type.Optional(PhaseMoveReasonSchema()),
    },
    { description: 'Where the conversation was and where it went.' },
  ),
  versions: ClosedObject(
    { flow: Integer('The version of the flow.'), prompt: Integer('The version of the conversation prompt.') },
    { description: 'What the reply was made with.' },
  ),
  reading: Type.Optional(
    AnyObject(
      "What the built-in responder understood from the visitor's message. Absent for first messages and tapped chips, and with a model.",
    ),
  ),
  questions: Type.Array(LookedUpQuestion, {
    description:
      'Each question that the built-in responder looked up, with the facts that were found. Empty with a model: `outcome` has the questions.',
  }),
  captured: Type.Array(CapturedAnswer, {
    description: 'Each slot that was answered, with the words it is based on.',
  }),
  voice: Type.Array(
    ClosedObject(
      {
        phrase: Text('The banned phrase.'),
        change: OneOf(['another_wording', 'cut'] as const, 'What was done with the sentence.'),
      },
      { title: 'voice_change' },
    ),
    { description: 'Each banned phrase that was avoided, and whether the sentence was reworded or cut.' },
  ),
  reasoner: ClosedObject(
    {
      read: Reasoner('read the message'),
      worded: Reasoner('wrote the reply'),
      fallback: Type.Optional(
        Text('Why something else than the model replied. Absent if the model replied, or none is set.'),
      ),
    },
    { description: 'What read the message and what wrote the reply.' },
  ),
  tokens: ClosedObject(tokenCounts, {
    title: 'tokens',
    description: 'What the model used. Zero without a model.',
  }),
  cost: CostOrNull,
  milliseconds: ClosedObject(
    {
      read: Count('Reading the message.'),
      answer: Count('Looking questions up.'),
      word: Count('Writing the reply.'),
      first: Type.Optional(Count('Until the first words. Only with a model.')),
      total: Count('Everything together.'),
    },
    { description: 'How long each step took.' },
  ),
})
