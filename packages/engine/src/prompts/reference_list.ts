import { type PromptKind, promptKinds } from '@foyer/contract/vocabulary'

/** Something a prompt can refer to as `{{name}}`. */
export interface Reference {
  name: string
  meaning: string
  sample: string
  /** The prompts in which it has something to say; elsewhere it is rendered as nothing. */
  kinds: readonly PromptKind[]
}

const every = promptKinds
const talking: readonly PromptKind[] = ['conversation', 'extraction']
const worded: readonly PromptKind[] = ['conversation', 'synthesis', 'recap']
const closing: readonly PromptKind[] = ['assessment', 'synthesis', 'brief', 'recap']

function reference(name: string, kinds: readonly PromptKind[], meaning: string, sample: string): Reference {
  return { name, meaning, sample, kinds }
}

/** Every reference there is, in the order in which it is documented. */
export const references: readonly Reference[] = [
  reference('organization.name', every, 'The name of the organization.', 'Harbour Studio'),
  reference('agent.name', every, 'The name of the agent.', 'Website concierge'),
  reference('agent.languages', every, 'The languages the agent speaks, as language tags.', 'en, de'),
  reference('identity.display_name', worded, 'The name that the agent uses.', 'Mara'),
  reference('identity.role', worded, 'The role of the agent.', 'First contact for new projects'),
  reference(
    'identity.bio',
    worded,
    'A few sentences about the identity.',
    'Mara knows every project we have done.',
  ),
  reference('identity.disclosure', worded, 'How the agent says what it is.', 'I am a digital assistant.'),
  reference('voice.name', worded, 'The name of the voice profile.', 'Warm and brief'),
  reference('voice.formality', worded, 'How formally the agent addresses people.', 'informal'),
  reference('voice.tone_rules', worded, 'The tone rules, one per line.', '- Short sentences.'),
  reference('voice.preferred_phrases', worded, 'Phrases to prefer, one per line.', '- happy to help'),
  reference('voice.banned_phrases', worded, 'Phrases never to use, one per line.', '- best in class'),
  reference('voice.sign_off_style', worded, 'How the agent says goodbye.', 'Warmly, without a promise'),
  reference('phase.title', talking, 'The title of the current phase.', 'Understand the need'),
  reference('phase.objective', talking, 'What the phase is for.', 'Learn what the visitor wants to build.'),
  reference('phase.exit_criteria', talking, 'When the phase is done.', 'Goal and budget are known.'),
  reference('phase.slots', talking, 'The answers the phase looks for, one per line.', '- budget (required)'),
  reference('slots', every, 'The answers given so far, one per line.', '- budget: 10k_to_50k'),
  reference('slots.<key>', every, 'The answer given for one slot, by its key.', '10k_to_50k'),
  reference(
    'facts',
    worded,
    'Facts about the organization, one per line. In a conversation, they stand beside the prompt.',
    '- Open on Mondays.',
  ),
  reference('services', every, 'The services on offer, one per line.', '- Website audit: from 900 EUR'),
  reference(
    'pages',
    ['conversation', 'recap'],
    'The pages that may be offered.',
    '- Prices: https://example.com/prices',
  ),
  reference(
    'fit_criteria',
    ['assessment', 'brief'],
    'What makes a good fit, one per line.',
    '- ideal: B2B company',
  ),
  reference('assessment', ['synthesis', 'brief'], 'How the conversation was judged.', 'Fit: ideal'),
  reference(
    'deliverable_template',
    ['synthesis'],
    'The shape of the document to write.',
    '# Project outline',
  ),
  reference(
    'gaps',
    ['synthesis', 'brief', 'recap'],
    'Questions that could not be answered, one per line.',
    '- Do you work abroad?',
  ),
  reference('visitor.name', every, 'The name of the visitor, where it is known.', 'Jana Novak'),
  reference(
    'visitor.message',
    talking,
    'The latest message of the visitor. The model gets it beside the prompt, which only points to it.',
    'We need a new website by spring.',
  ),
  reference(
    'transcript',
    [...talking, ...closing],
    'The conversation so far, quoted. While it goes on, the model has it anyway, and the prompt points to it.',
    'Visitor: Hello',
  ),
  reference('locale', every, 'The language to write in, as a language tag.', 'de'),
]
