import { type operations, VoiceProfile } from '@foyer/contract'
import { wearers } from '../agents.ts'
import { defineResource, type Resource } from '../resource.ts'

type Operations = typeof operations

export const voiceProfiles: Resource<Operations['createVoiceProfile'], Operations['updateVoiceProfile']> =
  defineResource({
    schema: VoiceProfile,
    table: 'voice_profiles',
    noun: 'voice profile',
    agents: wearers('voice_profile_id', 'voice'),
  })

export const createVoiceProfile = voiceProfiles.create
