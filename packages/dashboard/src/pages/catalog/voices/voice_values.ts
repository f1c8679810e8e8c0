import type { CreateVoiceProfileBody } from '@foyer/sdk'
import { linesOf, textOf } from '../../../parts/lines.ts'

export interface VoiceValues {
  name: string
  languages: string[]
  formality: string
  banned_phrases: string
  preferred_phrases: string
  sign_off_style: string
  tone_rules: string
  agents: string[]
}

export const valuesOfVoice = (voice: Partial<CreateVoiceProfileBody>): VoiceValues => ({
  name: voice.name ?? '',
  languages: voice.languages ?? ['en'],
  formality: voice.formality ?? '',
  banned_phrases: textOf(voice.banned_phrases ?? []),
  preferred_phrases: textOf(voice.preferred_phrases ?? []),
  sign_off_style: voice.sign_off_style ?? '',
  tone_rules: textOf(voice.tone_rules ?? []),
  agents: voice.agents ?? [],
})

export const bodyOfVoice = (values: VoiceValues) => ({
  name: values.name.trim(),
  agents: values.agents,
  ...wordingOf(values),
})

/** The fields that can be heard. */
export const wordingOf = (values: VoiceValues) => ({
  languages: values.languages,
  formality: values.formality.trim() || null,
  banned_phrases: linesOf(values.banned_phrases),
  preferred_phrases: linesOf(values.preferred_phrases),
  sign_off_style: values.sign_off_style.trim() || null,
  tone_rules: linesOf(values.tone_rules),
})
