import { newAgent } from '../agents.ts'
import { newGap } from '../knowledge.ts'
import { newOnboardingQuestion, newOnboardingRun, newWaitingRun } from '../onboarding.ts'
import { awake, body, nothing, type Prepare } from './sample.ts'

const voiceFile = {
  files: [{ path: 'voice_profiles/plain.yaml', content: 'name: Plain\nlanguages: [en]\n' }],
}

export const setup = {
  getConfiguration: nothing,
  planConfiguration: body(voiceFile),
  testConfiguration: body({ ...voiceFile, checks: ['flow', 'scenario'] }),
  draftScenario: async (api) => ({
    body: { knowledge_gap_id: await newGap(api, { agent_id: (await newAgent(api)).id }) },
  }),
  applyConfiguration: body(voiceFile),
  getOnboarding: nothing,
  startOnboarding: awake(body({ text: 'We are open from 9 to 17.' })),
  continueOnboarding: awake(async (api) => {
    await newWaitingRun(api)
    return { body: { parts: ['/services'] } }
  }),
  skipOnboarding: body({ step: 'voice' }),
  undoOnboardingVoice: async (api) => {
    const { id } = (await api.post('/voice_profiles', { name: 'Plain', languages: ['en'] })).body
    await newOnboardingRun(api, { voice_profile_id: id })
    return {}
  },
  listOnboardingQuestions: nothing,
  judgeOnboardingQuestion: async (api) => {
    const { id: agent_id } = await newAgent(api)
    return { params: { id: await newOnboardingQuestion(api, { agent_id }) }, body: { verdict: 'right' } }
  },
} satisfies Record<string, Prepare>
