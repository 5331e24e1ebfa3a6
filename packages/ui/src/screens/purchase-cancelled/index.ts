export {
  PurchaseCancelledScreen,
  type PurchaseCancelledScreenProps,
  type PurchaseCancelledState,
  purchaseCancelledTitle,
} from "./purchase-cancelled.tsx";
