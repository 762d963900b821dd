/** How long is waited for charges, in milliseconds. */
export interface ChargeTimes {
  /** For the answer of the card provider; after it, what became of the charge is asked for again. */
  readonly call: number;
  /** By a request that changes something, for the end of a charge that another one has begun. */
  readonly change: number;
  /** By a request that reads, for the charges that are due. */
  readonly read: number;
}

/** The usual times. */
export const defaultChargeTimes: ChargeTimes = { call: 20_000, change: 10_000, read: 1_000 };

declare module '../../../access/serviceShard.ts' {
  interface ServiceShard {
    readonly chargeTimes: ChargeTimes;
  }
}
