import type { UseFormReturn } from 'react-hook-form';
import { complete, type Values } from './conflict/threeWayMerge.ts';

/** Shows values in a form, and nothing in its other inputs: react-hook-form would show again what those started with. */
export const showValues = ({ getValues, reset }: UseFormReturn, values: Values): void => reset(complete(Object.keys(getValues()), values));
