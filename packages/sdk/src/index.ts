export type { Answered, LastResponse } from './answer.ts'
export {
  ApiError,
  AuthenticationError,
  ConnectionError,
  FoyerError,
  InvalidRequestError,
  RateLimitError,
} from './errors.ts'
export { Foyer } from './foyer.ts'
export { type ListPromise, Page } from './list.ts'
export type { CallOptions, EditOptions, FoyerOptions, TryOptions, WriteOptions } from './options.ts'
export type * from './types.gen.ts'
