import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  Locale,
  Name,
  Nullable,
  Resource,
  Slug,
  Text,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'

/** §2.10. */
export const VoiceProfile = Resource('voice_profile', {
  id: Id(),
  name: Name(),
  languages: ListOf(Locale()),
  agents: ListOf(Slug(), { description: 'The agents that wear this voice.' }),
  created_at: Timestamp(),
  formality: Type.Optional(Text()),
  tone_rules: ListOf(Words()),
  banned_phrases: ListOf(Words()),
  preferred_phrases: ListOf(Words()),
  sign_off_style: Type.Optional(Text()),
  archived: Type.Boolean(),
})

const fields = {
  name: Name(),
  languages: ListOf(Locale(), { minItems: 1, uniqueItems: true }),
}
const details = {
  agents: ListOf(Slug(), { uniqueItems: true, description: 'Moves these agents to this voice.' }),
  formality: Nullable(Text()),
  tone_rules: ListOf(Words()),
  banned_phrases: ListOf(Words()),
  preferred_phrases: ListOf(Words()),
  sign_off_style: Nullable(Text()),
}

export const CreateVoiceProfile = Closed({ ...fields, ...Changes(details).properties })

export const VoiceLint = Resource('voice_lint', {
  voice_profile_id: Id(),
  findings: Type.Array(
    Type.Object(
      {
        phrase: Name('As it stands in the profile.'),
        found: Text('As it stands in the text.'),
        where: Name('`text`, or the stored field, such as `identity.greeting.en`.'),
        resource: Type.Optional(Type.Object({ object: Name(), id: Id() }, { additionalProperties: false })),
        at: Type.Integer({ minimum: 0, description: 'The place of its first character.' }),
      },
      { additionalProperties: false },
    ),
  ),
})

export const voiceProfiles = {
  listVoiceProfiles: defineOperation({
    id: 'listVoiceProfiles',
    method: 'GET',
    path: '/voice_profiles',
    group: 'Voice profiles',
    access: 'read',
    section: '§4.10',
    summary: 'List voice profiles',
    query: ListQuery(includeArchived),
    response: List(VoiceProfile),
  }),
  createVoiceProfile: defineOperation({
    id: 'createVoiceProfile',
    method: 'POST',
    path: '/voice_profiles',
    group: 'Voice profiles',
    access: 'write',
    summary: 'Create a voice profile',
    body: CreateVoiceProfile,
    status: 201,
    response: VoiceProfile,
    errors: ['resource_archived'],
    example: { name: 'Warm and brief', languages: ['en', 'de'], tone_rules: ['One thought per sentence.'] },
  }),
  getVoiceProfile: defineOperation({
    id: 'getVoiceProfile',
    method: 'GET',
    path: '/voice_profiles/{id}',
    group: 'Voice profiles',
    access: 'read',
    summary: 'Get a voice profile',
    response: VoiceProfile,
  }),
  updateVoiceProfile: defineOperation({
    id: 'updateVoiceProfile',
    method: 'PATCH',
    path: '/voice_profiles/{id}',
    group: 'Voice profiles',
    access: 'write',
    summary: 'Edit a voice profile',
    body: Changes({ ...fields, ...details }),
    response: VoiceProfile,
    errors: ['resource_archived'],
    example: { banned_phrases: ['synergy'] },
  }),
  archiveVoiceProfile: defineOperation({
    id: 'archiveVoiceProfile',
    method: 'POST',
    path: '/voice_profiles/{id}/archive',
    group: 'Voice profiles',
    access: 'write',
    summary: 'Archive a voice profile',
    description: 'Refused while a live agent wears it.',
    response: VoiceProfile,
    errors: ['resource_in_use'],
  }),
  restoreVoiceProfile: defineOperation({
    id: 'restoreVoiceProfile',
    method: 'DELETE',
    path: '/voice_profiles/{id}/archive',
    group: 'Voice profiles',
    access: 'write',
    summary: 'Restore a voice profile',
    response: VoiceProfile,
  }),
  lintVoiceProfile: defineOperation({
    id: 'lintVoiceProfile',
    method: 'POST',
    path: '/voice_profiles/{id}/lint',
    group: 'Voice profiles',
    access: 'read',
    summary: 'Find what a voice would not say',
    description:
      'In the text that is sent, or, without one, in what is stored for the agents that wear the voice: greetings, disclosures, objectives, labels, services and facts.',
    body: Closed({ text: Type.Optional(Words()) }),
    response: VoiceLint,
    example: { text: 'We are best in class.' },
  }),
}
