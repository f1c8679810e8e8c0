import { Type } from 'typebox'
import {
  AgentSet,
  Agents,
  ArchivedFlag,
  Changes,
  ClosedObject,
  Count,
  CreatedAt,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  Locale,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  Resource,
  Text,
} from './common.ts'
import { voiceProfile as example, voiceLint } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'

const VoiceName = () => Name('A name for people. Visitors do not see it.')
const languages =
  'The languages the profile is written for. A sign-off in quotation marks is said only in these.'
const Formality = () =>
  Text(
    'How formally visitors are addressed, in words. The builtin reasoner looks for words such as "formal", "informal", "Sie" or "du".',
  )
const SignOff = () => Text('How to say goodbye. The builtin reasoner says only what is in quotation marks.')
const rules = {
  tone_rules: ListOf(NonBlankText(), {
    description: 'How to sound, one rule per entry. Needs a language model; the builtin reasoner ignores it.',
  }),
  banned_phrases: ListOf(NonBlankText(), {
    description:
      'Phrases that the agent never uses, with or without a language model. Sentences with one are reworded or cut.',
  }),
  preferred_phrases: ListOf(NonBlankText(), { description: 'Phrases to use where they fit.' }),
}

/** §2.10. */
export const VoiceProfile = Resource('voice_profile', 'How agents sound. The dashboard calls it a voice.', {
  id: Id(),
  name: VoiceName(),
  languages: ListOf(Locale(), { description: languages }),
  agents: Agents('The agents that use this voice profile. An agent has at most one.'),
  created_at: CreatedAt,
  formality: Type.Optional(Formality()),
  ...rules,
  sign_off_style: Type.Optional(SignOff()),
  archived: ArchivedFlag,
})

const fields = {
  name: VoiceName(),
  languages: ListOf(Locale(), { minItems: 1, uniqueItems: true, description: languages }),
}
const details = {
  agents: AgentSet('The agents that use this voice profile. It replaces the one they had. None by default.'),
  formality: Nullable(Formality()),
  ...rules,
  sign_off_style: Nullable(SignOff()),
}

/** What a voice changes about replies. */
export const voiceWording = {
  languages: fields.languages,
  formality: details.formality,
  ...rules,
  sign_off_style: details.sign_off_style,
}

export const CreateVoiceProfile = ClosedObject({ ...fields, ...Changes(details).properties })

export const VoiceLint = Resource('voice_lint', 'Where banned phrases were found.', {
  voice_profile_id: Id('The voice profile whose phrases were looked for.'),
  findings: Type.Array(
    ClosedObject({
      phrase: Name('The phrase as it is in the profile.'),
      found: Text('The words as they are in the text.'),
      where: Name('`text`, or the field it is in, such as `identity.greeting.en`.'),
      resource: Type.Optional(
        ClosedObject(
          { object: Name('The type of the object, such as `identity`.'), id: Id('The id of the object.') },
          { description: 'The object the words are in. Absent for the text you sent.' },
        ),
      ),
      at: Count('The index of the first character in the text, starting at 0.'),
    }),
    { description: 'One entry for every place. Empty when nothing was found.' },
  ),
})

const read = { group: 'Voice profiles', access: 'read' } as const
const write = { group: 'Voice profiles', access: 'write' } as const

export const voiceProfiles = {
  listVoiceProfiles: defineOperation({
    ...read,
    id: 'listVoiceProfiles',
    method: 'GET',
    path: '/voice_profiles',
    section: '§4.10',
    summary: 'List voice profiles',
    description: 'Returns voice profiles, newest first.',
    query: ListQuery(includeArchived),
    response: List(VoiceProfile),
    answer: listOf(example),
  }),
  createVoiceProfile: defineOperation({
    ...write,
    id: 'createVoiceProfile',
    method: 'POST',
    path: '/voice_profiles',
    summary: 'Create a voice profile',
    description: 'No agent uses it until you name agents here or set it on an agent.',
    body: CreateVoiceProfile,
    status: 201,
    response: VoiceProfile,
    errors: ['resource_archived'],
    example: { name: 'Warm and brief', languages: ['en', 'de'], tone_rules: ['One thought per sentence.'] },
    answer: example,
  }),
  getVoiceProfile: defineOperation({
    ...read,
    id: 'getVoiceProfile',
    method: 'GET',
    path: '/voice_profiles/{id}',
    summary: 'Get a voice profile',
    description: 'Returns one voice profile, even if it is archived.',
    response: VoiceProfile,
    answer: example,
  }),
  updateVoiceProfile: defineOperation({
    ...write,
    id: 'updateVoiceProfile',
    method: 'PATCH',
    path: '/voice_profiles/{id}',
    summary: 'Update a voice profile',
    description:
      'Changes only the fields you send; lists are replaced as a whole. Conversations that have started keep the voice profile as it was.',
    body: Changes({ ...fields, ...details }),
    response: VoiceProfile,
    errors: ['resource_archived'],
    example: { banned_phrases: ['best in class'] },
    answer: example,
  }),
  archiveVoiceProfile: defineOperation({
    ...write,
    id: 'archiveVoiceProfile',
    method: 'POST',
    path: '/voice_profiles/{id}/archive',
    summary: 'Archive a voice profile',
    description: 'Refused while a live agent uses it: give that agent another voice profile, or none, first.',
    response: VoiceProfile,
    errors: ['resource_in_use'],
    answer: { ...example, agents: [], archived: true },
  }),
  restoreVoiceProfile: defineOperation({
    ...write,
    id: 'restoreVoiceProfile',
    method: 'DELETE',
    path: '/voice_profiles/{id}/archive',
    summary: 'Restore a voice profile',
    description: 'Agents can use it again. It is not given back to any agent.',
    response: VoiceProfile,
    answer: { ...example, agents: [] },
  }),
  lintVoiceProfile: defineOperation({
    ...read,
    id: 'lintVoiceProfile',
    method: 'POST',
    path: '/voice_profiles/{id}/lint',
    summary: 'Find banned phrases',
    description:
      'Looks for banned phrases in the text you send. Without one, it looks through what the agents with this voice profile could say: greetings, disclosures, objectives, labels, pages, services, templates and facts. Nothing is changed.',
    body: ClosedObject({ text: Type.Optional(NonBlankText('The text to look through.')) }),
    response: VoiceLint,
    example: { text: 'We are best-in-class.' },
    answer: voiceLint,
  }),
}
