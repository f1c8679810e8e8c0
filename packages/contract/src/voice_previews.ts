import { Type } from 'typebox'
import { Changes, ClosedObject, Id, Locale, OneOf, Resource, Slug, Text } from './common.ts'
import { voicePreview } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { voiceSituations } from './vocabulary.ts'
import { voiceWording } from './voice_profiles.ts'

export const VoicePreview = Resource(
  'voice_preview',
  'What an agent says without and with a voice profile. It is not stored.',
  {
    voice_profile_id: Id('The voice profile.'),
    agent: Slug('The agent that speaks.'),
    locale: Locale('The language it speaks.'),
    samples: Type.Array(
      ClosedObject({
        situation: OneOf(voiceSituations, 'The moment of the conversation.'),
        before: Text('The reply without a voice profile.'),
        after: Text('The reply with the voice profile.'),
      }),
      { description: 'One sample reply for every situation.' },
    ),
  },
)

export const voicePreviews = {
  previewVoiceProfile: defineOperation({
    group: 'Voice profiles',
    access: 'read',
    id: 'previewVoiceProfile',
    method: 'POST',
    path: '/voice_profiles/{id}/preview',
    summary: 'Preview a voice profile',
    description:
      'Writes sample replies of an agent without a voice profile and with this one. Send the fields you are editing to try them before you save. The builtin reasoner writes the samples; tone rules need a language model and have no effect here. Nothing is stored.',
    body: Changes({
      agent: Slug('The agent that speaks. Defaults to the first agent of the voice profile.'),
      locale: Locale("The language it speaks. Defaults to the agent's first language."),
      ...voiceWording,
    }),
    response: VoicePreview,
    errors: ['parameter_missing', 'flow_invalid'],
    example: { agent: 'front-desk', formality: 'formal' },
    answer: voicePreview,
  }),
}
