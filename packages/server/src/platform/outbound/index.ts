export { collectBytes } from './byte_collector.ts'
export { isPublicAddress } from './public_address.ts'
export { refusePrivateAddress } from './refuse_private_address.ts'
export {
  createOutbound,
  type Outbound,
  type OutboundAnswer,
  OutboundFailure,
  type OutboundProblem,
} from './request.ts'
