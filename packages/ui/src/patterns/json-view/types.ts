/** A value that JSON can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** An object of JSON values, such as the arguments of a call. */
export type JsonObject = { readonly [key: string]: Json };
