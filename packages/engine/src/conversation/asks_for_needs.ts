import type { EngineData } from '../engine_data.ts'
import { cueOf } from '../listening/cues/cue_of.ts'

/** "What else do you need from me?": asks on about the flow itself, which no page knows. */
export const asksForNeeds = (text: string, data: EngineData): boolean => cueOf(text, data.cues()) === 'needs'
