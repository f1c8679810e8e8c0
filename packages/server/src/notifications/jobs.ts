import type { BackgroundWork } from '../platform/queue/index.ts'
import { sumUpWeeks } from './weeks/sum_up_weeks.ts'

export const notificationWork = (sendsMail: boolean): BackgroundWork => ({
  jobs: [],
  sweeps: [sumUpWeeks(sendsMail)],
})
