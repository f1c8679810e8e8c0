import { signIn } from '@foyer/contract'
import { bodyCheck } from '../../platform/http/index.ts'

const problemOf = bodyCheck(signIn.requestPasswordReset.body!)

/** By the contract's own rule: what a provider sends is held to it as well. */
export const isAddress = (email: string): boolean => !problemOf({ email })
