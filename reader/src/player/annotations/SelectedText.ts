/** A box in px from the left and the top of the stage. */
export interface StageRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A selected text of a page, or a highlight that was pressed. */
export interface SelectedText {
  /** As it is copied. */
  readonly text: string;
  /** The language of the text (BCP 47); empty if the book does not declare it. */
  readonly language: string;
  /** Where it is on the stage, as far as it is on the screen. */
  readonly box: StageRect;
  /** The id of the annotation that has just this text. */
  readonly annotationId: string | undefined;
  /** True if it was selected by a finger, beside which the system shows a menu of its own. */
  readonly isTouched: boolean;
  /** True if it was selected by our own keys, which then move its start too. */
  readonly hasKeys: boolean;
  /** True if its menu takes the focus. */
  readonly takesFocus: boolean;
}
