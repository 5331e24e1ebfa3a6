export {
  PurchaseSuccessScreen,
  type PurchaseSuccessScreenProps,
  type PurchaseSuccessState,
} from "./purchase-success.tsx";
export { purchaseSuccessTexts } from "./purchase-success.texts.ts";
