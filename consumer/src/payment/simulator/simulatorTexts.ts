/** The texts of the simulator in the visitor's language. */
export interface SimulatorTexts {
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly wrong: Readonly<Record<'number' | 'expiry' | 'cvc', string>>;
  readonly authentication: {
    readonly title: string;
    readonly text: string;
    readonly complete: string;
    readonly fail: string;
  };
}
