<?php
// php options.php ROOT PATTERN: the names of the options that match, as JSON.
list( , $root, $pattern ) = $argv;
$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', getenv( 'WP_ORIGIN' ) );
require $root . '/wp-load.php';
echo wp_json_encode( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $pattern ) ) );
