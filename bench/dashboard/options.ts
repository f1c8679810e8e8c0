/** What `bench/dashboard.ts` was started with. */
export const options: { rounds: number; only: string[]; demo: boolean } = JSON.parse(
  process.env.FOYER_BENCH ?? '{"rounds":1,"only":[],"demo":false}',
)
